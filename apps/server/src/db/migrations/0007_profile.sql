ALTER TABLE "app_user" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

ALTER TABLE "app_user" ADD COLUMN "updated" timestamp with time zone DEFAULT now() NOT NULL;

ALTER TABLE "login" ADD COLUMN "browser" text;

ALTER TABLE "login" ADD COLUMN "system" text;

CREATE TABLE "user_address" (
	"id_user" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text,
	"zip" text,
	"city" text,
	"state" text,
	"country" text,
	"phone" text,
	"fax" text,
	"email" text
);


CREATE TABLE "user_picture" (
	"id_user" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL
);


CREATE TABLE "user_social" (
	"id_user" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"website" text,
	"facebook" text,
	"instagram" text,
	"x" text,
	"linkedin" text,
	"youtube" text,
	"tiktok" text
);


ALTER TABLE "user_address" ADD CONSTRAINT "user_address_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "user_picture" ADD CONSTRAINT "user_picture_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "user_social" ADD CONSTRAINT "user_social_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
