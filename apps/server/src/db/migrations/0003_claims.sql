CREATE TABLE "product_claim" (
	"id_company" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"id_owner" uuid NOT NULL,
	CONSTRAINT "product_claim_id_company_kind_value_pk" PRIMARY KEY("id_company","kind","value")
);


ALTER TABLE "product_claim" ADD CONSTRAINT "product_claim_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;
