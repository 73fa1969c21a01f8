ALTER TABLE "mail" ADD COLUMN "id_access_key" uuid;

CREATE TABLE "access_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_company" uuid NOT NULL,
	"id_giver" uuid NOT NULL,
	"email" text NOT NULL,
	"id_holder" uuid,
	"actions" text[] NOT NULL,
	"brand" text NOT NULL,
	"status" text DEFAULT 'PND' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"answered" timestamp with time zone,
	"revoked" timestamp with time zone
);


ALTER TABLE "access_key" ADD CONSTRAINT "access_key_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "access_key" ADD CONSTRAINT "access_key_id_giver_app_user_id_fk" FOREIGN KEY ("id_giver") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "access_key" ADD CONSTRAINT "access_key_id_holder_app_user_id_fk" FOREIGN KEY ("id_holder") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "access_key_open" ON "access_key" USING btree ("id_company","id_giver","email") WHERE "access_key"."revoked" is null and "access_key"."status" <> 'RJC';

CREATE INDEX "access_key_email" ON "access_key" USING btree ("email","created");

CREATE INDEX "access_key_giver" ON "access_key" USING btree ("id_giver","created");

CREATE INDEX "access_key_holder" ON "access_key" USING btree ("id_holder");

-- Keys that open a company now, with whose rights: of a giver who has gone from it, or may not sign in, none.
CREATE VIEW "open_key" WITH (security_invoker = true) AS
SELECT held."id", held."id_holder", held."id_company", held."actions", held."until", giver."kind",
	CASE giver."kind" WHEN 'SYS' THEN 'OPERATOR' ELSE given."role" END AS "role"
FROM "access_key" held
JOIN "app_user" giver ON giver."id" = held."id_giver" AND giver."status" = 'ACT'
LEFT JOIN "membership" given ON given."id_user" = giver."id" AND given."id_company" = held."id_company"
WHERE held."status" = 'ACP' AND held."revoked" IS NULL AND held."until" > now()
	AND (giver."kind" = 'SYS' OR given."role" IS NOT NULL);
