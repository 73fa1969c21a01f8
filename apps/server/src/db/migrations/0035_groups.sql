CREATE TABLE "business_group" (
	"id_caller" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_group_id_caller_id_pk" PRIMARY KEY("id_caller","id")
);


CREATE TABLE "favourite" (
	"id_caller" uuid NOT NULL,
	"kind" text NOT NULL,
	"id_business" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_id_caller_id_business_pk" PRIMARY KEY("id_caller","id_business")
);


CREATE TABLE "group_member" (
	"id_caller" uuid NOT NULL,
	"id_group" uuid NOT NULL,
	"kind" text NOT NULL,
	"id_business" uuid NOT NULL,
	CONSTRAINT "group_member_id_caller_id_group_id_business_pk" PRIMARY KEY("id_caller","id_group","id_business")
);


ALTER TABLE "group_member" ADD CONSTRAINT "group_member_id_caller_id_group_business_group_id_caller_id_fk" FOREIGN KEY ("id_caller","id_group") REFERENCES "public"."business_group"("id_caller","id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "favourite_created" ON "favourite" USING btree ("id_caller","created");
