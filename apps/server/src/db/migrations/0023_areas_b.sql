-- Kinds of licence that are there already start as new ones do.
ALTER TABLE "licence_kind" ADD COLUMN "systems" text[] DEFAULT '{}' NOT NULL;

ALTER TABLE "licence_kind" ALTER COLUMN "systems" DROP DEFAULT;

ALTER TABLE "licence_kind" ADD COLUMN "movable" text DEFAULT 'S' NOT NULL;

ALTER TABLE "licence_kind" ALTER COLUMN "movable" DROP DEFAULT;

ALTER TABLE "licence_kind" ADD COLUMN "grace" integer DEFAULT 15 NOT NULL;

ALTER TABLE "licence_kind" ALTER COLUMN "grace" DROP DEFAULT;

CREATE TABLE "add_on" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_licence_kind" uuid NOT NULL,
	"price" numeric(20, 2) NOT NULL,
	"period" text NOT NULL,
	"minimum" integer NOT NULL,
	"maximum" integer,
	"price_info" text,
	"url" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "add_on_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "add_on_id_key" UNIQUE("id"),
	CONSTRAINT "add_on_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "add_on_period_check" CHECK ("period" in ('O', 'M', 'Y')),
	CONSTRAINT "add_on_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "advertising" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" jsonb,
	"url" text,
	"places" text[] NOT NULL,
	"id_licence_brand" uuid,
	"from" date NOT NULL,
	"until" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || comanda_texts("text"))) STORED,
	CONSTRAINT "advertising_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "advertising_id_key" UNIQUE("id"),
	CONSTRAINT "advertising_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "advertising_places_check" CHECK ("places" <@ array['L', 'H', 'T', 'K']),
	CONSTRAINT "advertising_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "app" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"application" text NOT NULL,
	"systems" text[] NOT NULL,
	"image" jsonb,
	"url" text,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "app_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "app_id_key" UNIQUE("id"),
	CONSTRAINT "app_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "app_application_check" CHECK ("application" in ('POS', 'CLD', 'PAY')),
	CONSTRAINT "app_systems_check" CHECK ("systems" <@ array['Windows', 'Android', 'IOS', 'Flutter', 'Unknown']),
	CONSTRAINT "app_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "board" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"serial" text NOT NULL,
	"id_device_model" uuid NOT NULL,
	"state" text NOT NULL,
	"received" date,
	"warranty_until" date,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("serial", ''))) STORED,
	CONSTRAINT "board_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "board_id_key" UNIQUE("id"),
	CONSTRAINT "board_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "board_state_check" CHECK ("state" in ('S', 'U', 'R', 'L', 'X')),
	CONSTRAINT "board_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "bundle" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"price" numeric(20, 2) NOT NULL,
	"period" text NOT NULL,
	"share" numeric(20, 2) NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "bundle_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "bundle_id_key" UNIQUE("id"),
	CONSTRAINT "bundle_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "bundle_period_check" CHECK ("period" in ('O', 'M', 'Y')),
	CONSTRAINT "bundle_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "bundle_add_ons" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_add_on" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "bundle_add_ons_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "bundle_brands" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_licence_brand" uuid NOT NULL,
	"share" numeric(20, 2) NOT NULL,
	CONSTRAINT "bundle_brands_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "bundle_kinds" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_licence_kind" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "bundle_kinds_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "category" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"uses" text[] NOT NULL,
	"color" text,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "category_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "category_id_key" UNIQUE("id"),
	CONSTRAINT "category_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "category_uses_check" CHECK ("uses" <@ array['P', 'D', 'K', 'S', 'A']),
	CONSTRAINT "category_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "device_model" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_manufacturer" uuid NOT NULL,
	"kind" text NOT NULL,
	"system" text NOT NULL,
	"reference" text,
	"diagonal" numeric(20, 1),
	"supported_until" date,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("reference", ''))) STORED,
	CONSTRAINT "device_model_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "device_model_id_key" UNIQUE("id"),
	CONSTRAINT "device_model_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "device_model_kind_check" CHECK ("kind" in ('T', 'H', 'K', 'M', 'C')),
	CONSTRAINT "device_model_system_check" CHECK ("system" in ('Windows', 'Android', 'IOS', 'Flutter', 'Unknown')),
	CONSTRAINT "device_model_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "flavour" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_app" uuid NOT NULL,
	"id_licence_brand" uuid,
	"system" text NOT NULL,
	"package" text NOT NULL,
	"color" text,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("package", ''))) STORED,
	CONSTRAINT "flavour_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "flavour_id_key" UNIQUE("id"),
	CONSTRAINT "flavour_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "flavour_system_check" CHECK ("system" in ('Windows', 'Android', 'IOS', 'Flutter', 'Unknown')),
	CONSTRAINT "flavour_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "global_currency" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"number" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	"rate" numeric(20, 6) NOT NULL,
	"rated_on" date,
	"rounding" text NOT NULL,
	"step" numeric(20, 4) NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("number", ''))) STORED,
	CONSTRAINT "global_currency_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "global_currency_id_key" UNIQUE("id"),
	CONSTRAINT "global_currency_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "global_currency_rounding_check" CHECK ("rounding" in ('N', 'U', 'D')),
	CONSTRAINT "global_currency_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "key_value" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"country" text NOT NULL,
	"key_value" text NOT NULL,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("country", '') || E'\n' || coalesce("key_value", ''))) STORED,
	CONSTRAINT "key_value_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "key_value_id_key" UNIQUE("id"),
	CONSTRAINT "key_value_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "key_value_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "licence_brand" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"brand" text NOT NULL,
	"share" numeric(20, 2) NOT NULL,
	"contact" text,
	"email" text,
	"phone" text,
	"country" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("brand", '') || E'\n' || coalesce("contact", ''))) STORED,
	CONSTRAINT "licence_brand_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "licence_brand_id_key" UNIQUE("id"),
	CONSTRAINT "licence_brand_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "licence_brand_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "licence_brand_kinds" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_licence_kind" uuid NOT NULL,
	"price" numeric(20, 2) NOT NULL,
	CONSTRAINT "licence_brand_kinds_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "licence_kind_properties" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_property" uuid NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "licence_kind_properties_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "manufacturer" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"country" text NOT NULL,
	"url" text,
	"contact" text,
	"email" text,
	"phone" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("contact", ''))) STORED,
	CONSTRAINT "manufacturer_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "manufacturer_id_key" UNIQUE("id"),
	CONSTRAINT "manufacturer_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "manufacturer_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "project" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"customer" text,
	"id_licence_brand" uuid,
	"from" date NOT NULL,
	"until" date,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("customer", ''))) STORED,
	CONSTRAINT "project_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "project_id_key" UNIQUE("id"),
	CONSTRAINT "project_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "project_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "project_bundles" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_bundle" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "project_bundles_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "property" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"number" integer NOT NULL,
	"flag" text NOT NULL,
	"text" text,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("key", ''))) STORED,
	CONSTRAINT "property_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "property_id_key" UNIQUE("id"),
	CONSTRAINT "property_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "property_type_check" CHECK ("type" in ('N', 'F', 'T')),
	CONSTRAINT "property_flag_check" CHECK ("flag" in ('S', 'N')),
	CONSTRAINT "property_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "release" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_flavour" uuid NOT NULL,
	"build" text NOT NULL,
	"state" text NOT NULL,
	"released" date,
	"notes" text,
	"url" text,
	"file_name" text,
	"fingerprint" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("build", '') || E'\n' || coalesce("file_name", ''))) STORED,
	CONSTRAINT "release_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "release_id_key" UNIQUE("id"),
	CONSTRAINT "release_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "release_state_check" CHECK ("state" in ('D', 'T', 'R', 'W')),
	CONSTRAINT "release_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "repository" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"system" text NOT NULL,
	"file_name" text NOT NULL,
	"build" text NOT NULL,
	"url" text NOT NULL,
	"fingerprint" text NOT NULL,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("file_name", '') || E'\n' || coalesce("build", ''))) STORED,
	CONSTRAINT "repository_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "repository_id_key" UNIQUE("id"),
	CONSTRAINT "repository_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "repository_kind_check" CHECK ("kind" in ('D', 'F', 'T', 'M', 'O')),
	CONSTRAINT "repository_system_check" CHECK ("system" in ('Windows', 'Android', 'IOS', 'Flutter', 'Unknown')),
	CONSTRAINT "repository_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "stuff" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_manufacturer" uuid NOT NULL,
	"kind" text NOT NULL,
	"connection" text NOT NULL,
	"reference" text,
	"serial" text,
	"price" numeric(20, 2) NOT NULL,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("reference", '') || E'\n' || coalesce("serial", ''))) STORED,
	CONSTRAINT "stuff_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "stuff_id_key" UNIQUE("id"),
	CONSTRAINT "stuff_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "stuff_kind_check" CHECK ("kind" in ('P', 'D', 'S', 'W', 'C', 'V', 'O')),
	CONSTRAINT "stuff_connection_check" CHECK ("connection" in ('U', 'N', 'B', 'S', 'T')),
	CONSTRAINT "stuff_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "system_language" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"iso" text NOT NULL,
	"own_name" text NOT NULL,
	"direction" text NOT NULL,
	"fallback" text,
	"is_default" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("own_name", '') || E'\n' || coalesce("iso", ''))) STORED,
	CONSTRAINT "system_language_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "system_language_id_key" UNIQUE("id"),
	CONSTRAINT "system_language_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "system_language_direction_check" CHECK ("direction" in ('L', 'R')),
	CONSTRAINT "system_language_is_default_check" CHECK ("is_default" in ('S', 'N')),
	CONSTRAINT "system_language_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "system_tip" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"application" text NOT NULL,
	"path" text,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || comanda_texts("text"))) STORED,
	CONSTRAINT "system_tip_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "system_tip_id_key" UNIQUE("id"),
	CONSTRAINT "system_tip_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "system_tip_application_check" CHECK ("application" in ('CLD', 'POS', 'KDS')),
	CONSTRAINT "system_tip_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "tag" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_category" uuid,
	"color" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "tag_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "tag_id_key" UNIQUE("id"),
	CONSTRAINT "tag_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "tag_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "upgrade" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"upgrade" text NOT NULL,
	"id_release" uuid NOT NULL,
	"oldest" text,
	"mode" text NOT NULL,
	"from" date NOT NULL,
	"until" date,
	"hours" jsonb,
	"percent" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("upgrade", ''))) STORED,
	CONSTRAINT "upgrade_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "upgrade_id_key" UNIQUE("id"),
	CONSTRAINT "upgrade_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "upgrade_mode_check" CHECK ("mode" in ('A', 'C', 'N')),
	CONSTRAINT "upgrade_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "upgrade_countries" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"country" text NOT NULL,
	CONSTRAINT "upgrade_countries_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


ALTER TABLE "add_on" ADD CONSTRAINT "add_on_id_licence_kind_fk" FOREIGN KEY ("id_licence_kind") REFERENCES "public"."licence_kind"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "advertising" ADD CONSTRAINT "advertising_id_licence_brand_fk" FOREIGN KEY ("id_licence_brand") REFERENCES "public"."licence_brand"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "board" ADD CONSTRAINT "board_id_device_model_fk" FOREIGN KEY ("id_device_model") REFERENCES "public"."device_model"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "bundle_add_ons" ADD CONSTRAINT "bundle_add_ons_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."bundle"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "bundle_add_ons" ADD CONSTRAINT "bundle_add_ons_id_add_on_fk" FOREIGN KEY ("id_add_on") REFERENCES "public"."add_on"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "bundle_brands" ADD CONSTRAINT "bundle_brands_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."bundle"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "bundle_brands" ADD CONSTRAINT "bundle_brands_id_licence_brand_fk" FOREIGN KEY ("id_licence_brand") REFERENCES "public"."licence_brand"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "bundle_kinds" ADD CONSTRAINT "bundle_kinds_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."bundle"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "bundle_kinds" ADD CONSTRAINT "bundle_kinds_id_licence_kind_fk" FOREIGN KEY ("id_licence_kind") REFERENCES "public"."licence_kind"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "device_model" ADD CONSTRAINT "device_model_id_manufacturer_fk" FOREIGN KEY ("id_manufacturer") REFERENCES "public"."manufacturer"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "flavour" ADD CONSTRAINT "flavour_id_app_fk" FOREIGN KEY ("id_app") REFERENCES "public"."app"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "flavour" ADD CONSTRAINT "flavour_id_licence_brand_fk" FOREIGN KEY ("id_licence_brand") REFERENCES "public"."licence_brand"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "licence_brand_kinds" ADD CONSTRAINT "licence_brand_kinds_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."licence_brand"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "licence_brand_kinds" ADD CONSTRAINT "licence_brand_kinds_id_licence_kind_fk" FOREIGN KEY ("id_licence_kind") REFERENCES "public"."licence_kind"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "licence_kind_properties" ADD CONSTRAINT "licence_kind_properties_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."licence_kind"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "licence_kind_properties" ADD CONSTRAINT "licence_kind_properties_id_property_fk" FOREIGN KEY ("id_property") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "project" ADD CONSTRAINT "project_id_licence_brand_fk" FOREIGN KEY ("id_licence_brand") REFERENCES "public"."licence_brand"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "project_bundles" ADD CONSTRAINT "project_bundles_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."project"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "project_bundles" ADD CONSTRAINT "project_bundles_id_bundle_fk" FOREIGN KEY ("id_bundle") REFERENCES "public"."bundle"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "release" ADD CONSTRAINT "release_id_flavour_fk" FOREIGN KEY ("id_flavour") REFERENCES "public"."flavour"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "stuff" ADD CONSTRAINT "stuff_id_manufacturer_fk" FOREIGN KEY ("id_manufacturer") REFERENCES "public"."manufacturer"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tag" ADD CONSTRAINT "tag_id_category_fk" FOREIGN KEY ("id_category") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "upgrade" ADD CONSTRAINT "upgrade_id_release_fk" FOREIGN KEY ("id_release") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "upgrade_countries" ADD CONSTRAINT "upgrade_countries_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."upgrade"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "add_on_code_key" ON "add_on" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "add_on_order_key" ON "add_on" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "add_on_id_licence_kind_sort" ON "add_on" USING btree (id_company,"id_licence_kind",id) WHERE status <> 'D';

CREATE INDEX "add_on_price_sort" ON "add_on" USING btree (id_company,"price",id) WHERE status <> 'D';

CREATE INDEX "add_on_period_sort" ON "add_on" USING btree (id_company,"period",id) WHERE status <> 'D';

CREATE INDEX "add_on_status_sort" ON "add_on" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "add_on_minimum_range" ON "add_on" USING btree (id_company,"minimum") WHERE status <> 'D';

CREATE INDEX "add_on_maximum_range" ON "add_on" USING btree (id_company,"maximum") WHERE status <> 'D';

CREATE INDEX "add_on_id_licence_kind_index" ON "add_on" USING btree (id_company,id_licence_kind);

CREATE INDEX "add_on_search_index" ON "add_on" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "advertising_code_key" ON "advertising" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "advertising_order_key" ON "advertising" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "advertising_id_licence_brand_sort" ON "advertising" USING btree (id_company,"id_licence_brand",id) WHERE status <> 'D';

CREATE INDEX "advertising_from_sort" ON "advertising" USING btree (id_company,"from",id) WHERE status <> 'D';

CREATE INDEX "advertising_until_sort" ON "advertising" USING btree (id_company,"until",id) WHERE status <> 'D';

CREATE INDEX "advertising_status_sort" ON "advertising" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "advertising_id_licence_brand_index" ON "advertising" USING btree (id_company,id_licence_brand);

CREATE INDEX "advertising_search_index" ON "advertising" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "app_code_key" ON "app" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "app_order_key" ON "app" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "app_application_sort" ON "app" USING btree (id_company,"application",id) WHERE status <> 'D';

CREATE INDEX "app_status_sort" ON "app" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "app_search_index" ON "app" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "board_code_key" ON "board" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "board_order_key" ON "board" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "board_id_device_model_sort" ON "board" USING btree (id_company,"id_device_model",id) WHERE status <> 'D';

CREATE INDEX "board_state_sort" ON "board" USING btree (id_company,"state",id) WHERE status <> 'D';

CREATE INDEX "board_warranty_until_sort" ON "board" USING btree (id_company,"warranty_until",id) WHERE status <> 'D';

CREATE INDEX "board_status_sort" ON "board" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "board_received_range" ON "board" USING btree (id_company,"received") WHERE status <> 'D';

CREATE INDEX "board_id_device_model_index" ON "board" USING btree (id_company,id_device_model);

CREATE INDEX "board_search_index" ON "board" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "bundle_code_key" ON "bundle" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "bundle_order_key" ON "bundle" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "bundle_price_sort" ON "bundle" USING btree (id_company,"price",id) WHERE status <> 'D';

CREATE INDEX "bundle_period_sort" ON "bundle" USING btree (id_company,"period",id) WHERE status <> 'D';

CREATE INDEX "bundle_share_sort" ON "bundle" USING btree (id_company,"share",id) WHERE status <> 'D';

CREATE INDEX "bundle_status_sort" ON "bundle" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "bundle_search_index" ON "bundle" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "bundle_add_ons_id_add_on_index" ON "bundle_add_ons" USING btree (id_company,id_add_on);

CREATE INDEX "bundle_brands_id_licence_brand_index" ON "bundle_brands" USING btree (id_company,id_licence_brand);

CREATE INDEX "bundle_kinds_id_licence_kind_index" ON "bundle_kinds" USING btree (id_company,id_licence_kind);

CREATE UNIQUE INDEX "category_code_key" ON "category" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "category_order_key" ON "category" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "category_status_sort" ON "category" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "category_search_index" ON "category" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "device_model_code_key" ON "device_model" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "device_model_order_key" ON "device_model" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "device_model_id_manufacturer_sort" ON "device_model" USING btree (id_company,"id_manufacturer",id) WHERE status <> 'D';

CREATE INDEX "device_model_kind_sort" ON "device_model" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "device_model_system_sort" ON "device_model" USING btree (id_company,"system",id) WHERE status <> 'D';

CREATE INDEX "device_model_diagonal_sort" ON "device_model" USING btree (id_company,"diagonal",id) WHERE status <> 'D';

CREATE INDEX "device_model_status_sort" ON "device_model" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "device_model_supported_until_range" ON "device_model" USING btree (id_company,"supported_until") WHERE status <> 'D';

CREATE INDEX "device_model_id_manufacturer_index" ON "device_model" USING btree (id_company,id_manufacturer);

CREATE INDEX "device_model_search_index" ON "device_model" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "flavour_code_key" ON "flavour" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "flavour_order_key" ON "flavour" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "flavour_id_app_sort" ON "flavour" USING btree (id_company,"id_app",id) WHERE status <> 'D';

CREATE INDEX "flavour_id_licence_brand_sort" ON "flavour" USING btree (id_company,"id_licence_brand",id) WHERE status <> 'D';

CREATE INDEX "flavour_system_sort" ON "flavour" USING btree (id_company,"system",id) WHERE status <> 'D';

CREATE INDEX "flavour_status_sort" ON "flavour" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "flavour_id_app_index" ON "flavour" USING btree (id_company,id_app);

CREATE INDEX "flavour_id_licence_brand_index" ON "flavour" USING btree (id_company,id_licence_brand);

CREATE INDEX "flavour_search_index" ON "flavour" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "global_currency_code_key" ON "global_currency" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "global_currency_order_key" ON "global_currency" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "global_currency_rate_sort" ON "global_currency" USING btree (id_company,"rate",id) WHERE status <> 'D';

CREATE INDEX "global_currency_rated_on_sort" ON "global_currency" USING btree (id_company,"rated_on",id) WHERE status <> 'D';

CREATE INDEX "global_currency_decimals_sort" ON "global_currency" USING btree (id_company,"decimals",id) WHERE status <> 'D';

CREATE INDEX "global_currency_step_sort" ON "global_currency" USING btree (id_company,"step",id) WHERE status <> 'D';

CREATE INDEX "global_currency_status_sort" ON "global_currency" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "global_currency_search_index" ON "global_currency" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "key_value_code_key" ON "key_value" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "key_value_order_key" ON "key_value" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "key_value_status_sort" ON "key_value" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "key_value_search_index" ON "key_value" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "licence_brand_code_key" ON "licence_brand" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "licence_brand_order_key" ON "licence_brand" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "licence_brand_share_sort" ON "licence_brand" USING btree (id_company,"share",id) WHERE status <> 'D';

CREATE INDEX "licence_brand_status_sort" ON "licence_brand" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "licence_brand_search_index" ON "licence_brand" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "licence_brand_kinds_id_licence_kind_index" ON "licence_brand_kinds" USING btree (id_company,id_licence_kind);

CREATE INDEX "licence_kind_properties_id_property_index" ON "licence_kind_properties" USING btree (id_company,id_property);

CREATE UNIQUE INDEX "manufacturer_code_key" ON "manufacturer" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "manufacturer_order_key" ON "manufacturer" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "manufacturer_status_sort" ON "manufacturer" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "manufacturer_search_index" ON "manufacturer" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "project_code_key" ON "project" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "project_order_key" ON "project" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "project_id_licence_brand_sort" ON "project" USING btree (id_company,"id_licence_brand",id) WHERE status <> 'D';

CREATE INDEX "project_from_sort" ON "project" USING btree (id_company,"from",id) WHERE status <> 'D';

CREATE INDEX "project_until_sort" ON "project" USING btree (id_company,"until",id) WHERE status <> 'D';

CREATE INDEX "project_status_sort" ON "project" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "project_id_licence_brand_index" ON "project" USING btree (id_company,id_licence_brand);

CREATE INDEX "project_search_index" ON "project" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "project_bundles_id_bundle_index" ON "project_bundles" USING btree (id_company,id_bundle);

CREATE UNIQUE INDEX "property_code_key" ON "property" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "property_order_key" ON "property" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "property_type_sort" ON "property" USING btree (id_company,"type",id) WHERE status <> 'D';

CREATE INDEX "property_number_sort" ON "property" USING btree (id_company,"number",id) WHERE status <> 'D';

CREATE INDEX "property_status_sort" ON "property" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "property_search_index" ON "property" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "release_code_key" ON "release" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "release_order_key" ON "release" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "release_id_flavour_sort" ON "release" USING btree (id_company,"id_flavour",id) WHERE status <> 'D';

CREATE INDEX "release_state_sort" ON "release" USING btree (id_company,"state",id) WHERE status <> 'D';

CREATE INDEX "release_released_sort" ON "release" USING btree (id_company,"released",id) WHERE status <> 'D';

CREATE INDEX "release_status_sort" ON "release" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "release_id_flavour_index" ON "release" USING btree (id_company,id_flavour);

CREATE INDEX "release_search_index" ON "release" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "repository_code_key" ON "repository" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "repository_order_key" ON "repository" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "repository_kind_sort" ON "repository" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "repository_system_sort" ON "repository" USING btree (id_company,"system",id) WHERE status <> 'D';

CREATE INDEX "repository_status_sort" ON "repository" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "repository_search_index" ON "repository" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "stuff_code_key" ON "stuff" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "stuff_order_key" ON "stuff" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "stuff_kind_sort" ON "stuff" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "stuff_id_manufacturer_sort" ON "stuff" USING btree (id_company,"id_manufacturer",id) WHERE status <> 'D';

CREATE INDEX "stuff_connection_sort" ON "stuff" USING btree (id_company,"connection",id) WHERE status <> 'D';

CREATE INDEX "stuff_price_sort" ON "stuff" USING btree (id_company,"price",id) WHERE status <> 'D';

CREATE INDEX "stuff_status_sort" ON "stuff" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "stuff_id_manufacturer_index" ON "stuff" USING btree (id_company,id_manufacturer);

CREATE INDEX "stuff_search_index" ON "stuff" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "system_language_code_key" ON "system_language" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "system_language_is_default_key" ON "system_language" USING btree (id_company) WHERE is_default = 'S' and status <> 'D';

CREATE UNIQUE INDEX "system_language_order_key" ON "system_language" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "system_language_direction_sort" ON "system_language" USING btree (id_company,"direction",id) WHERE status <> 'D';

CREATE INDEX "system_language_is_default_sort" ON "system_language" USING btree (id_company,"is_default",id) WHERE status <> 'D';

CREATE INDEX "system_language_status_sort" ON "system_language" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "system_language_search_index" ON "system_language" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "system_tip_code_key" ON "system_tip" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "system_tip_order_key" ON "system_tip" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "system_tip_application_sort" ON "system_tip" USING btree (id_company,"application",id) WHERE status <> 'D';

CREATE INDEX "system_tip_status_sort" ON "system_tip" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "system_tip_search_index" ON "system_tip" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "tag_code_key" ON "tag" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "tag_order_key" ON "tag" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "tag_id_category_sort" ON "tag" USING btree (id_company,"id_category",id) WHERE status <> 'D';

CREATE INDEX "tag_status_sort" ON "tag" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "tag_id_category_index" ON "tag" USING btree (id_company,id_category);

CREATE INDEX "tag_search_index" ON "tag" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "upgrade_code_key" ON "upgrade" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "upgrade_order_key" ON "upgrade" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "upgrade_id_release_sort" ON "upgrade" USING btree (id_company,"id_release",id) WHERE status <> 'D';

CREATE INDEX "upgrade_mode_sort" ON "upgrade" USING btree (id_company,"mode",id) WHERE status <> 'D';

CREATE INDEX "upgrade_from_sort" ON "upgrade" USING btree (id_company,"from",id) WHERE status <> 'D';

CREATE INDEX "upgrade_percent_sort" ON "upgrade" USING btree (id_company,"percent",id) WHERE status <> 'D';

CREATE INDEX "upgrade_status_sort" ON "upgrade" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "upgrade_until_range" ON "upgrade" USING btree (id_company,"until") WHERE status <> 'D';

CREATE INDEX "upgrade_id_release_index" ON "upgrade" USING btree (id_company,id_release);

CREATE INDEX "upgrade_search_index" ON "upgrade" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "licence_kind_grace_range" ON "licence_kind" USING btree (id_company,"grace") WHERE status <> 'D';

ALTER TABLE "licence_kind" ADD CONSTRAINT "licence_kind_systems_check" CHECK ("systems" <@ array['Windows', 'Android', 'IOS', 'Flutter', 'Unknown']);

ALTER TABLE "licence_kind" ADD CONSTRAINT "licence_kind_movable_check" CHECK ("movable" in ('S', 'N'));
