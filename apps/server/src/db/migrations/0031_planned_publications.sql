ALTER TABLE "store_commit" ADD COLUMN "note" text;

CREATE TABLE "planned_publication" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"id_trackers" uuid[],
	"note" text,
	"id_author" uuid NOT NULL,
	"author_name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"refusal" text,
	CONSTRAINT "planned_publication_id_company_id_pk" PRIMARY KEY("id_company","id")
);


ALTER TABLE "planned_publication" ADD CONSTRAINT "planned_publication_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "planned_publication_due" ON "planned_publication" USING btree ("at") WHERE "planned_publication"."refusal" is null;
