CREATE TABLE "provider_attempt" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"browser" "bytea" NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"provider" text NOT NULL
);


CREATE TABLE "provider_link" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"id_user" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_link_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);


CREATE TABLE "provider_offer" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"browser" "bytea" NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"id_user" uuid NOT NULL
);


ALTER TABLE "provider_link" ADD CONSTRAINT "provider_link_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "provider_offer" ADD CONSTRAINT "provider_offer_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "provider_link_user" ON "provider_link" USING btree ("id_user");

CREATE INDEX "provider_offer_user" ON "provider_offer" USING btree ("id_user");
