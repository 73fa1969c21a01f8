CREATE TABLE "journal" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"id_user" uuid,
	"kind" text NOT NULL,
	"about" jsonb NOT NULL,
	"address" text,
	CONSTRAINT "journal_id_company_id_pk" PRIMARY KEY("id_company","id")
);


ALTER TABLE "journal" ADD CONSTRAINT "journal_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "journal" ADD CONSTRAINT "journal_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "journal_at" ON "journal" USING btree ("id_company","at");
