ALTER TABLE "mail" ADD COLUMN "id_transfer" uuid;

CREATE TABLE "ownership" (
	"id_company" uuid PRIMARY KEY NOT NULL,
	"id_user" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_giver" uuid NOT NULL,
	"email" text NOT NULL,
	"brand" text NOT NULL,
	"status" text DEFAULT 'PND' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"withdrawn" timestamp with time zone,
	"answered" timestamp with time zone,
	"is_off_giver" boolean DEFAULT false NOT NULL,
	"is_off_taker" boolean DEFAULT false NOT NULL
);


CREATE TABLE "transfer_business" (
	"id_transfer" uuid NOT NULL,
	"id_company" uuid NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_transferred" boolean DEFAULT false NOT NULL,
	CONSTRAINT "transfer_business_id_transfer_id_company_pk" PRIMARY KEY("id_transfer","id_company")
);


ALTER TABLE "ownership" ADD CONSTRAINT "ownership_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "ownership" ADD CONSTRAINT "ownership_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "transfer" ADD CONSTRAINT "transfer_id_giver_app_user_id_fk" FOREIGN KEY ("id_giver") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "transfer_business" ADD CONSTRAINT "transfer_business_id_transfer_transfer_id_fk" FOREIGN KEY ("id_transfer") REFERENCES "public"."transfer"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "transfer_business" ADD CONSTRAINT "transfer_business_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

CREATE INDEX "ownership_user" ON "ownership" USING btree ("id_user");

CREATE INDEX "transfer_giver" ON "transfer" USING btree ("id_giver","created");

CREATE INDEX "transfer_email" ON "transfer" USING btree ("email","created");

CREATE UNIQUE INDEX "transfer_business_open" ON "transfer_business" USING btree ("id_company") WHERE "transfer_business"."is_open";


-- Whoever was an owner first owns the company; one that has none is the platform's, as one is that an operator makes.
INSERT INTO "ownership" ("id_company", "id_user")
SELECT "company"."id_company", "first"."id" FROM "company" CROSS JOIN LATERAL (
	SELECT "app_user"."id" FROM "app_user"
	LEFT JOIN "membership" ON "membership"."id_user" = "app_user"."id" AND "membership"."id_company" = "company"."id_company"
		AND "membership"."role" = 'OWNER'
	WHERE "membership"."role" IS NOT NULL OR "app_user"."kind" = 'SYS'
	ORDER BY "membership"."role" IS NULL, "app_user"."status" <> 'ACT', "app_user"."created", "app_user"."id"
	LIMIT 1
) "first";

-- No company is without an owner, whatever a transaction did on its way.
ALTER TABLE "company" ADD CONSTRAINT "company_owned" FOREIGN KEY ("id_company") REFERENCES "public"."ownership"("id_company") DEFERRABLE INITIALLY DEFERRED;
