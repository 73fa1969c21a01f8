CREATE TABLE "import" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"id_author" uuid NOT NULL,
	"author_name" text NOT NULL,
	"id_actor" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"rested" timestamp with time zone,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"refusal" jsonb,
	"halt" jsonb,
	"source" jsonb,
	"header" text[] DEFAULT '{}' NOT NULL,
	"mapping" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decimal_sign" text DEFAULT '.' NOT NULL,
	"unnamed" text NOT NULL,
	"decisions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decided" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"beside" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts" jsonb,
	"stored" jsonb,
	"undone" jsonb,
	"worker" uuid,
	"heartbeat" timestamp with time zone,
	CONSTRAINT "import_id_company_id_pk" PRIMARY KEY("id_company","id")
);


CREATE TABLE "import_part" (
	"id_company" uuid NOT NULL,
	"id_import" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_part_id_company_id_import_position_pk" PRIMARY KEY("id_company","id_import","position")
);


CREATE TABLE "import_row" (
	"id_company" uuid NOT NULL,
	"id_import" uuid NOT NULL,
	"position" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"kind" text,
	"problems" text[],
	"outcome" jsonb,
	"id_record" uuid,
	"wrote" text,
	"version_after" integer,
	"before" jsonb,
	"failed" boolean DEFAULT false NOT NULL,
	"picture" text,
	"kept" text,
	CONSTRAINT "import_row_id_company_id_import_position_pk" PRIMARY KEY("id_company","id_import","position")
);


ALTER TABLE "import" ADD CONSTRAINT "import_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "import_part" ADD CONSTRAINT "import_part_id_company_id_import_import_id_company_id_fk" FOREIGN KEY ("id_company","id_import") REFERENCES "public"."import"("id_company","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "import_row" ADD CONSTRAINT "import_row_id_company_id_import_import_id_company_id_fk" FOREIGN KEY ("id_company","id_import") REFERENCES "public"."import"("id_company","id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "import_newest" ON "import" USING btree ("id_company","created");

CREATE INDEX "import_waiting" ON "import" USING btree ("created") WHERE state in ('reading', 'judging', 'storing', 'undoing');

CREATE INDEX "import_row_kind" ON "import_row" USING btree ("id_company","id_import","kind","position");

CREATE INDEX "import_row_number" ON "import_row" USING btree ("id_company","id_import","number");

CREATE INDEX "product_external_code_index" ON "product" USING btree (id_company,"external_code");

CREATE INDEX "product_bar_code_bar_code_index" ON "product_bar_code" USING btree (id_company,"bar_code");

CREATE INDEX "product_matrix_bar_code_index" ON "product_matrix" USING btree (id_company,"bar_code");
