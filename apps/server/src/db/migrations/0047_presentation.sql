CREATE TABLE "presentation" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"id_stores" uuid[] NOT NULL,
	"id_user" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"shown" timestamp with time zone,
	"ended" timestamp with time zone,
	CONSTRAINT "presentation_id_company_id_pk" PRIMARY KEY("id_company","id")
);


ALTER TABLE "presentation" ADD CONSTRAINT "presentation_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

CREATE INDEX "presentation_id" ON "presentation" USING btree ("id");
