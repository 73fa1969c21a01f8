CREATE TABLE "menu" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"brand" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("brand", ''))) STORED,
	CONSTRAINT "menu_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "menu_id_key" UNIQUE("id"),
	CONSTRAINT "menu_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "menu_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "menu_branches" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"branch" text NOT NULL,
	"names" jsonb,
	"hidden" text NOT NULL,
	"entries" jsonb NOT NULL,
	CONSTRAINT "menu_branches_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "menu_branches_branch_check" CHECK ("branch" in ('sales', 'menu', 'prices', 'team', 'kitchen', 'purchases', 'ordering', 'cards', 'publishing', 'settings', 'licences', 'payments', 'platform', 'security', 'integrations', 'upgrades', 'notifications')),
	CONSTRAINT "menu_branches_hidden_check" CHECK ("hidden" in ('S', 'N'))
);


ALTER TABLE "menu_branches" ADD CONSTRAINT "menu_branches_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."menu"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "menu_code_key" ON "menu" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "menu_order_key" ON "menu" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "menu_status_sort" ON "menu" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "menu_search_index" ON "menu" USING gin (id_company,search gin_trgm_ops);
