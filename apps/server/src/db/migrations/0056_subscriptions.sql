CREATE TABLE "push" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_device" uuid NOT NULL,
	"id_message" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"due" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);


CREATE TABLE "push_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_user" uuid NOT NULL,
	"id_login" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_device_endpoint" UNIQUE("endpoint")
);


CREATE TABLE "subscription" (
	"id_user" uuid NOT NULL,
	"nclass" text NOT NULL,
	"is_subscribed" boolean NOT NULL,
	"chosen" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_id_user_nclass_pk" PRIMARY KEY("id_user","nclass")
);


ALTER TABLE "push" ADD CONSTRAINT "push_id_device_push_device_id_fk" FOREIGN KEY ("id_device") REFERENCES "public"."push_device"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "push_device" ADD CONSTRAINT "push_device_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "push_device" ADD CONSTRAINT "push_device_id_login_login_id_fk" FOREIGN KEY ("id_login") REFERENCES "public"."login"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "subscription" ADD CONSTRAINT "subscription_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "push_due" ON "push" USING btree ("due");

CREATE INDEX "push_of_device" ON "push" USING btree ("id_device");

CREATE INDEX "push_device_user" ON "push_device" USING btree ("id_user");
