ALTER TABLE "role" ADD COLUMN "id_company" uuid;

ALTER TABLE "role" ADD COLUMN "name" text;

ALTER TABLE "role" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

ALTER TABLE "role" ADD COLUMN "updated" timestamp with time zone DEFAULT now() NOT NULL;

CREATE TABLE "role_change" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"id_user" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text,
	"people" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "role_change_id_company_id_pk" PRIMARY KEY("id_company","id")
);


ALTER TABLE "role_change" ADD CONSTRAINT "role_change_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "role_change" ADD CONSTRAINT "role_change_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "role_change_at" ON "role_change" USING btree ("id_company","at");

ALTER TABLE "role" ADD CONSTRAINT "role_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "role_name" ON "role" USING btree ("id_company",lower("name"));

ALTER TABLE "role" ADD CONSTRAINT "role_owner" CHECK (("role"."kind" = 'SYS') = ("role"."id_company" is null) and ("role"."id_company" is null) = ("role"."name" is null));
