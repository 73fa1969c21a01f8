ALTER TABLE "mail" ADD COLUMN "id_invitation" uuid;

CREATE TABLE "invitation" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_sender" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text,
	"brand" text NOT NULL,
	"status" text DEFAULT 'PND' NOT NULL,
	"link" "bytea",
	"sent" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"withdrawn" timestamp with time zone,
	"answered" timestamp with time zone,
	CONSTRAINT "invitation_id_company_id_pk" PRIMARY KEY("id_company","id")
);


CREATE TABLE "invitation_block" (
	"id_user" uuid NOT NULL,
	"id_sender" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_block_id_user_id_sender_pk" PRIMARY KEY("id_user","id_sender")
);


ALTER TABLE "invitation" ADD CONSTRAINT "invitation_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invitation" ADD CONSTRAINT "invitation_id_sender_app_user_id_fk" FOREIGN KEY ("id_sender") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invitation" ADD CONSTRAINT "invitation_role_role_code_fk" FOREIGN KEY ("role") REFERENCES "public"."role"("code") ON DELETE set null ON UPDATE no action;

ALTER TABLE "invitation_block" ADD CONSTRAINT "invitation_block_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invitation_block" ADD CONSTRAINT "invitation_block_id_sender_app_user_id_fk" FOREIGN KEY ("id_sender") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "invitation_open" ON "invitation" USING btree ("id_company","id_sender","email") WHERE "invitation"."status" = 'PND' and "invitation"."withdrawn" is null;

CREATE INDEX "invitation_id" ON "invitation" USING btree ("id");

CREATE INDEX "invitation_email" ON "invitation" USING btree ("email","sent");

CREATE INDEX "invitation_sender" ON "invitation" USING btree ("id_sender","sent");

CREATE INDEX "invitation_link" ON "invitation" USING btree ("link");
