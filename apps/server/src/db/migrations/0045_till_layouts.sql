CREATE TABLE "sale_order" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store" uuid,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "sale_order_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "sale_order_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "sale_order_departments" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_department" uuid NOT NULL,
	CONSTRAINT "sale_order_departments_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "sale_order_products" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_product" uuid NOT NULL,
	CONSTRAINT "sale_order_products_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


ALTER TABLE "sale_order" ADD CONSTRAINT "sale_order_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "sale_order" ADD CONSTRAINT "sale_order_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "sale_order_departments" ADD CONSTRAINT "sale_order_departments_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."sale_order"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "sale_order_departments" ADD CONSTRAINT "sale_order_departments_id_department_fk" FOREIGN KEY ("id_company","id_department") REFERENCES "public"."department"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "sale_order_products" ADD CONSTRAINT "sale_order_products_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."sale_order"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "sale_order_products" ADD CONSTRAINT "sale_order_products_id_product_fk" FOREIGN KEY ("id_company","id_product") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "sale_order_code_key" ON "sale_order" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "sale_order_order_key" ON "sale_order" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "sale_order_id_store_sort" ON "sale_order" USING btree (id_company,"id_store",id) WHERE status <> 'D';

CREATE INDEX "sale_order_status_sort" ON "sale_order" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "sale_order_id_store_index" ON "sale_order" USING btree (id_company,id_store);

CREATE INDEX "sale_order_search_index" ON "sale_order" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "sale_order_departments_id_department_index" ON "sale_order_departments" USING btree (id_company,id_department);

CREATE INDEX "sale_order_products_id_product_index" ON "sale_order_products" USING btree (id_company,id_product);
