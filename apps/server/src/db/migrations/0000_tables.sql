CREATE TABLE "acknowledgement" (
	"id_company" uuid NOT NULL,
	"id_terminal" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "acknowledgement_id_company_id_terminal_number_pk" PRIMARY KEY("id_company","id_terminal","number")
);


CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password" text NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"lang" text,
	"web_theme" text,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_user_email_unique" UNIQUE("email")
);


CREATE TABLE "area" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "area_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "area_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "business_source" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "business_source_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "business_source_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "closing" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"id_terminal" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" integer NOT NULL,
	"number" integer NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"first_ticket" integer,
	"last_ticket" integer,
	"tickets" integer NOT NULL,
	"net" bigint NOT NULL,
	"total" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"payments" jsonb NOT NULL,
	"grand_total" bigint NOT NULL,
	"content" "bytea" NOT NULL,
	"received" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closing_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "closing_number" UNIQUE("id_company","id_terminal","kind","period","number")
);


CREATE TABLE "commit_item" (
	"id_company" uuid NOT NULL,
	"id_commit" uuid NOT NULL,
	"entity" text NOT NULL,
	"id_entity" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "commit_item_id_company_id_commit_entity_id_entity_pk" PRIMARY KEY("id_company","id_commit","entity","id_entity")
);


CREATE TABLE "company" (
	"id_company" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"tax_regime" text NOT NULL,
	"avatar_url" text,
	"avatar_color" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "company_language" (
	"id_company" uuid NOT NULL,
	"iso" text NOT NULL,
	"position" integer NOT NULL,
	"is_default" boolean NOT NULL,
	CONSTRAINT "company_language_id_company_iso_pk" PRIMARY KEY("id_company","iso"),
	CONSTRAINT "company_language_position" UNIQUE("id_company","position")
);


CREATE TABLE "currency" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	"rightposition" text NOT NULL,
	"thousand_separator" text NOT NULL,
	"decimal_separator" text NOT NULL,
	"defaultcurrency" text NOT NULL,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("symbol", '')) STORED,
	CONSTRAINT "currency_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "currency_rightposition_check" CHECK ("rightposition" in ('S', 'N')),
	CONSTRAINT "currency_thousand_separator_check" CHECK ("thousand_separator" in ('.', ',', ' ', '''')),
	CONSTRAINT "currency_decimal_separator_check" CHECK ("decimal_separator" in ('.', ',', ' ', '''')),
	CONSTRAINT "currency_defaultcurrency_check" CHECK ("defaultcurrency" in ('S', 'N')),
	CONSTRAINT "currency_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "department" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "department_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "department_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "device_licence" (
	"id_company" uuid NOT NULL,
	"id_terminal" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"status" text NOT NULL,
	"machine" text,
	"signed_in" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_licence_id_company_id_terminal_pk" PRIMARY KEY("id_company","id_terminal"),
	CONSTRAINT "device_licence_hash_unique" UNIQUE("hash")
);


CREATE TABLE "idempotency" (
	"id_caller" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"answer" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_id_caller_call_key_pk" PRIMARY KEY("id_caller","call","key")
);


CREATE TABLE "image" (
	"sha256" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);


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


CREATE TABLE "item_group" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "item_group_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "item_group_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "item_group_products" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_product" uuid NOT NULL,
	CONSTRAINT "item_group_products_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "kitchen_order" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "kitchen_order_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "kitchen_order_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "live_channel" (
	"id_company" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);


CREATE TABLE "live_event" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint,
	"class" text NOT NULL,
	"id_subject" uuid NOT NULL,
	"id_user" uuid,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_event_id_company_id_pk" PRIMARY KEY("id_company","id")
);


CREATE TABLE "login" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_user" uuid NOT NULL,
	"brand" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"used" timestamp with time zone DEFAULT now() NOT NULL,
	"ended" timestamp with time zone
);


CREATE TABLE "login_token" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"id_login" uuid NOT NULL,
	"parent" "bytea",
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"used" timestamp with time zone,
	"ended" timestamp with time zone
);


CREATE TABLE "matrix" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "matrix_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "matrix_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "matrix_columns" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "matrix_columns_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "matrix_rows" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "matrix_rows_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "membership" (
	"id_company" uuid NOT NULL,
	"id_user" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "membership_id_company_id_user_pk" PRIMARY KEY("id_company","id_user")
);


CREATE TABLE "message" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_user" uuid NOT NULL,
	"ntype" text NOT NULL,
	"nclass" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"data" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_id_company_id_pk" PRIMARY KEY("id_company","id")
);


CREATE TABLE "modifier" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"mode" text NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "modifier_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "modifier_mode_check" CHECK ("mode" in ('N', 'F')),
	CONSTRAINT "modifier_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "modifier_choices" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"price_change" bigint NOT NULL,
	"preset" text NOT NULL,
	CONSTRAINT "modifier_choices_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "modifier_choices_preset_check" CHECK ("preset" in ('S', 'N'))
);


CREATE TABLE "pack" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"calculation" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "pack_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "pack_calculation_check" CHECK ("calculation" in ('H', 'L')),
	CONSTRAINT "pack_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pack_parts" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"id_group" uuid NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	"supplement" bigint NOT NULL,
	CONSTRAINT "pack_parts_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "payment_method" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"position" text NOT NULL,
	"opens_drawer" text NOT NULL,
	"gives_change" text NOT NULL,
	"allowed_for_tips" text NOT NULL,
	"rounding" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "payment_method_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "payment_method_kind_check" CHECK ("kind" in ('C', 'Q', 'T', 'A', 'R', 'V', 'P', 'F', 'M', 'B', 'L')),
	CONSTRAINT "payment_method_position_check" CHECK ("position" in ('I', 'F', 'L')),
	CONSTRAINT "payment_method_opens_drawer_check" CHECK ("opens_drawer" in ('S', 'N')),
	CONSTRAINT "payment_method_gives_change_check" CHECK ("gives_change" in ('S', 'N')),
	CONSTRAINT "payment_method_allowed_for_tips_check" CHECK ("allowed_for_tips" in ('S', 'N')),
	CONSTRAINT "payment_method_rounding_check" CHECK ("rounding" in ('N', 'H')),
	CONSTRAINT "payment_method_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "product" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"image" jsonb,
	"kind" text NOT NULL,
	"id_department" uuid NOT NULL,
	"id_sub_department" uuid,
	"id_tax_sale" uuid NOT NULL,
	"id_tax_purchase" uuid,
	"id_fiscal" text,
	"external_code" text,
	"visible" text NOT NULL,
	"favorite" text NOT NULL,
	"free_price" text NOT NULL,
	"is_weight" text NOT NULL,
	"unit_code" text NOT NULL,
	"unit_value" numeric(20, 4) NOT NULL,
	"unit_default" numeric(20, 4) NOT NULL,
	"stock_control" text NOT NULL,
	"sell_without_stock" text NOT NULL,
	"allow_return" text NOT NULL,
	"age_verification" text NOT NULL,
	"id_area" uuid,
	"id_kitchen_order" uuid,
	"kitchen_names" jsonb,
	"forced_modifiers" text NOT NULL,
	"forced_supplements" text NOT NULL,
	"id_matrix" uuid,
	"id_pack" uuid,
	"kiosk_detail" jsonb,
	"kiosk_infos" jsonb,
	"monitor_detail" jsonb,
	"monitor_infos" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bar_code_words" text DEFAULT '' NOT NULL,
	"matrix_words" text DEFAULT '' NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("external_code", '') || E'\n' || "bar_code_words" || E'\n' || "matrix_words") STORED,
	CONSTRAINT "product_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "product_kind_check" CHECK ("kind" in ('1', '2', '3')),
	CONSTRAINT "product_visible_check" CHECK ("visible" in ('S', 'N')),
	CONSTRAINT "product_favorite_check" CHECK ("favorite" in ('S', 'N')),
	CONSTRAINT "product_free_price_check" CHECK ("free_price" in ('S', 'N', 'U')),
	CONSTRAINT "product_is_weight_check" CHECK ("is_weight" in ('S', 'N')),
	CONSTRAINT "product_unit_code_check" CHECK ("unit_code" in ('U', 'P', 'V', 'M', 'T')),
	CONSTRAINT "product_stock_control_check" CHECK ("stock_control" in ('S', 'N')),
	CONSTRAINT "product_sell_without_stock_check" CHECK ("sell_without_stock" in ('A', 'I')),
	CONSTRAINT "product_allow_return_check" CHECK ("allow_return" in ('S', 'N')),
	CONSTRAINT "product_age_verification_check" CHECK ("age_verification" in ('S', 'N')),
	CONSTRAINT "product_forced_modifiers_check" CHECK ("forced_modifiers" in ('S', 'N')),
	CONSTRAINT "product_forced_supplements_check" CHECK ("forced_supplements" in ('S', 'N')),
	CONSTRAINT "product_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "product_allergens" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"allergen" text NOT NULL,
	CONSTRAINT "product_allergens_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "product_allergens_allergen_check" CHECK ("allergen" in ('GLU', 'CRU', 'EGG', 'FIS', 'PEA', 'SOY', 'MIL', 'NUT', 'CEL', 'MUS', 'SES', 'SUL', 'LUP', 'MOL'))
);


CREATE TABLE "product_bar_code" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"bar_code" text NOT NULL,
	"units" numeric(20, 4) NOT NULL,
	CONSTRAINT "product_bar_code_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_group" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_group" uuid NOT NULL,
	CONSTRAINT "product_group_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_id_business_sources" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_business_source" uuid NOT NULL,
	CONSTRAINT "product_id_business_sources_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_matrix" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"row" text NOT NULL,
	"column" text,
	"code" text NOT NULL,
	"bar_code" text,
	CONSTRAINT "product_matrix_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_modifiers" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_modifier" uuid NOT NULL,
	CONSTRAINT "product_modifiers_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_rate_product" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_rate" uuid NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "product_rate_product_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_supplement" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_product" uuid NOT NULL,
	CONSTRAINT "product_supplement_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "published" (
	"id_company" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"entity" text NOT NULL,
	"id_entity" uuid NOT NULL,
	"record" jsonb,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "published_id_company_id_store_entity_id_entity_pk" PRIMARY KEY("id_company","id_store","entity","id_entity")
);


CREATE TABLE "rate" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"tax" text NOT NULL,
	"price_change" text NOT NULL,
	"default_rate" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "rate_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "rate_kind_check" CHECK ("kind" in ('1', '2')),
	CONSTRAINT "rate_tax_check" CHECK ("tax" in ('S', 'N')),
	CONSTRAINT "rate_price_change_check" CHECK ("price_change" in ('S', 'N', 'P')),
	CONSTRAINT "rate_default_rate_check" CHECK ("default_rate" in ('S', 'N')),
	CONSTRAINT "rate_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "region" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"iso" text NOT NULL,
	"lang" text NOT NULL,
	"first_day" text NOT NULL,
	"is_24h" text NOT NULL,
	"color" text,
	"url" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("iso", '')) STORED,
	CONSTRAINT "region_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "region_first_day_check" CHECK ("first_day" in ('MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN')),
	CONSTRAINT "region_is_24h_check" CHECK ("is_24h" in ('S', 'N')),
	CONSTRAINT "region_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "region_currencies" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_currency" uuid NOT NULL,
	CONSTRAINT "region_currencies_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "region_payment_methods" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_payment_method" uuid NOT NULL,
	CONSTRAINT "region_payment_methods_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "region_taxes" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_tax" uuid NOT NULL,
	CONSTRAINT "region_taxes_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "region_ticket_kinds" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_ticket_kind" uuid NOT NULL,
	CONSTRAINT "region_ticket_kinds_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "role" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL
);


CREATE TABLE "role_permission" (
	"role" text NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "role_permission_role_action_pk" PRIMARY KEY("role","action")
);


CREATE TABLE "sign_in_attempt" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer NOT NULL
);


CREATE TABLE "store" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"id_region" uuid,
	"fiscal_region" text,
	"last_commit" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "store_code" UNIQUE("id_company","code")
);


CREATE TABLE "store_commit" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"changes" integer NOT NULL,
	"id_author" uuid NOT NULL,
	"author_name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"id_reverts" uuid,
	CONSTRAINT "store_commit_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "store_commit_number" UNIQUE("id_company","id_store","number")
);


CREATE TABLE "subdepartment" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_department" uuid NOT NULL,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "subdepartment_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "subdepartment_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "tax" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"value" numeric(20, 4) NOT NULL,
	"equivalence_surcharge" numeric(20, 4),
	"amount" bigint NOT NULL,
	"meal_voucher" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "tax_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "tax_kind_check" CHECK ("kind" in ('N', 'I', 'F', 'G')),
	CONSTRAINT "tax_meal_voucher_check" CHECK ("meal_voucher" in ('S', 'N')),
	CONSTRAINT "tax_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "tax_members" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_tax" uuid NOT NULL,
	CONSTRAINT "tax_members_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "terminal" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"acknowledged" integer DEFAULT 0 NOT NULL,
	"refused" integer,
	"reason" text,
	"refused_at" timestamp with time zone,
	"seen" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terminal_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "terminal_name" UNIQUE("id_company","id_store","name")
);


CREATE TABLE "ticket" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"id_terminal" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"commit_number" integer NOT NULL,
	"service_kind" text NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"total" bigint NOT NULL,
	"lines" integer NOT NULL,
	"id_closing" uuid,
	"content" "bytea" NOT NULL,
	"received" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "ticket_number" UNIQUE("id_company","id_terminal","number")
);


CREATE TABLE "ticket_kind" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"force_customer" text NOT NULL,
	"allow_customer" text NOT NULL,
	"affect_by_amount" text NOT NULL,
	"amount" bigint NOT NULL,
	"affect_by_minimum_amount" text NOT NULL,
	"minimum_amount" bigint NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "ticket_kind_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "ticket_kind_kind_check" CHECK ("kind" in ('FSC', 'NFS')),
	CONSTRAINT "ticket_kind_force_customer_check" CHECK ("force_customer" in ('-', 'S', 'N')),
	CONSTRAINT "ticket_kind_allow_customer_check" CHECK ("allow_customer" in ('S', 'N', 'B')),
	CONSTRAINT "ticket_kind_affect_by_amount_check" CHECK ("affect_by_amount" in ('N', 'C', 'S')),
	CONSTRAINT "ticket_kind_affect_by_minimum_amount_check" CHECK ("affect_by_minimum_amount" in ('S', 'N')),
	CONSTRAINT "ticket_kind_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "ticket_line" (
	"id_company" uuid NOT NULL,
	"id_ticket" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_product" uuid,
	"id_rate" uuid,
	"name" text NOT NULL,
	"quantity" numeric NOT NULL,
	"unit_price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"taxes" uuid[] NOT NULL,
	"modifiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "ticket_line_id_company_id_ticket_position_pk" PRIMARY KEY("id_company","id_ticket","position")
);


CREATE TABLE "ticket_payment" (
	"id_company" uuid NOT NULL,
	"id_ticket" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_payment_method" uuid,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"change" bigint NOT NULL,
	CONSTRAINT "ticket_payment_id_company_id_ticket_position_pk" PRIMARY KEY("id_company","id_ticket","position")
);


CREATE TABLE "ticket_tax" (
	"id_company" uuid NOT NULL,
	"id_ticket" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_tax" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"base" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "ticket_tax_id_company_id_ticket_position_pk" PRIMARY KEY("id_company","id_ticket","position")
);


CREATE TABLE "tracker" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tracker_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"id_entity" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"id_author" uuid NOT NULL,
	"author_name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracker_id_company_id_pk" PRIMARY KEY("id_company","id")
);


CREATE TABLE "tracker_store" (
	"id_company" uuid NOT NULL,
	"id_tracker" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"status" text NOT NULL,
	"id_commit" uuid,
	"reason" text,
	CONSTRAINT "tracker_store_id_company_id_tracker_id_store_pk" PRIMARY KEY("id_company","id_tracker","id_store")
);


CREATE TABLE "view" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"id_owner" uuid NOT NULL,
	"owner_name" text NOT NULL,
	"name" text NOT NULL,
	"shared" boolean NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "view_id_company_id_pk" PRIMARY KEY("id_company","id")
);


CREATE TABLE "view_order" (
	"id_company" uuid NOT NULL,
	"id_user" uuid NOT NULL,
	"entity" text NOT NULL,
	"ids" uuid[] NOT NULL,
	"id_default" uuid,
	CONSTRAINT "view_order_id_company_id_user_entity_pk" PRIMARY KEY("id_company","id_user","entity")
);


ALTER TABLE "acknowledgement" ADD CONSTRAINT "acknowledgement_id_company_id_terminal_terminal_id_company_id_fk" FOREIGN KEY ("id_company","id_terminal") REFERENCES "public"."terminal"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "area" ADD CONSTRAINT "area_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "business_source" ADD CONSTRAINT "business_source_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "closing" ADD CONSTRAINT "closing_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "closing" ADD CONSTRAINT "closing_id_company_id_terminal_terminal_id_company_id_fk" FOREIGN KEY ("id_company","id_terminal") REFERENCES "public"."terminal"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "commit_item" ADD CONSTRAINT "commit_item_id_company_id_commit_store_commit_id_company_id_fk" FOREIGN KEY ("id_company","id_commit") REFERENCES "public"."store_commit"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "company_language" ADD CONSTRAINT "company_language_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "currency" ADD CONSTRAINT "currency_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "department" ADD CONSTRAINT "department_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "device_licence" ADD CONSTRAINT "device_licence_id_company_id_terminal_terminal_id_company_id_fk" FOREIGN KEY ("id_company","id_terminal") REFERENCES "public"."terminal"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "import" ADD CONSTRAINT "import_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "import_part" ADD CONSTRAINT "import_part_id_company_id_import_import_id_company_id_fk" FOREIGN KEY ("id_company","id_import") REFERENCES "public"."import"("id_company","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "import_row" ADD CONSTRAINT "import_row_id_company_id_import_import_id_company_id_fk" FOREIGN KEY ("id_company","id_import") REFERENCES "public"."import"("id_company","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "item_group" ADD CONSTRAINT "item_group_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "item_group_products" ADD CONSTRAINT "item_group_products_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."item_group"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "item_group_products" ADD CONSTRAINT "item_group_products_id_product_fk" FOREIGN KEY ("id_company","id_product") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_order" ADD CONSTRAINT "kitchen_order_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "live_channel" ADD CONSTRAINT "live_channel_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "live_event" ADD CONSTRAINT "live_event_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "login" ADD CONSTRAINT "login_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "login_token" ADD CONSTRAINT "login_token_id_login_login_id_fk" FOREIGN KEY ("id_login") REFERENCES "public"."login"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "matrix" ADD CONSTRAINT "matrix_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "matrix_columns" ADD CONSTRAINT "matrix_columns_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."matrix"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "matrix_rows" ADD CONSTRAINT "matrix_rows_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."matrix"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "membership" ADD CONSTRAINT "membership_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "membership" ADD CONSTRAINT "membership_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "membership" ADD CONSTRAINT "membership_role_role_code_fk" FOREIGN KEY ("role") REFERENCES "public"."role"("code") ON DELETE no action ON UPDATE no action;

ALTER TABLE "message" ADD CONSTRAINT "message_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "modifier" ADD CONSTRAINT "modifier_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "modifier_choices" ADD CONSTRAINT "modifier_choices_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."modifier"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pack" ADD CONSTRAINT "pack_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pack_parts" ADD CONSTRAINT "pack_parts_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."pack"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pack_parts" ADD CONSTRAINT "pack_parts_id_group_fk" FOREIGN KEY ("id_company","id_group") REFERENCES "public"."item_group"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "payment_method" ADD CONSTRAINT "payment_method_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_department_fk" FOREIGN KEY ("id_company","id_department") REFERENCES "public"."department"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_sub_department_fk" FOREIGN KEY ("id_company","id_sub_department") REFERENCES "public"."subdepartment"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_tax_sale_fk" FOREIGN KEY ("id_company","id_tax_sale") REFERENCES "public"."tax"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_tax_purchase_fk" FOREIGN KEY ("id_company","id_tax_purchase") REFERENCES "public"."tax"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_area_fk" FOREIGN KEY ("id_company","id_area") REFERENCES "public"."area"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_kitchen_order_fk" FOREIGN KEY ("id_company","id_kitchen_order") REFERENCES "public"."kitchen_order"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_matrix_fk" FOREIGN KEY ("id_company","id_matrix") REFERENCES "public"."matrix"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_pack_fk" FOREIGN KEY ("id_company","id_pack") REFERENCES "public"."pack"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_allergens" ADD CONSTRAINT "product_allergens_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_bar_code" ADD CONSTRAINT "product_bar_code_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_group" ADD CONSTRAINT "product_group_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_group" ADD CONSTRAINT "product_group_id_group_fk" FOREIGN KEY ("id_company","id_group") REFERENCES "public"."item_group"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_id_business_sources" ADD CONSTRAINT "product_id_business_sources_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_id_business_sources" ADD CONSTRAINT "product_id_business_sources_id_business_source_fk" FOREIGN KEY ("id_company","id_business_source") REFERENCES "public"."business_source"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_matrix" ADD CONSTRAINT "product_matrix_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_modifiers" ADD CONSTRAINT "product_modifiers_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_modifiers" ADD CONSTRAINT "product_modifiers_id_modifier_fk" FOREIGN KEY ("id_company","id_modifier") REFERENCES "public"."modifier"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_rate_product" ADD CONSTRAINT "product_rate_product_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_rate_product" ADD CONSTRAINT "product_rate_product_id_rate_fk" FOREIGN KEY ("id_company","id_rate") REFERENCES "public"."rate"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_supplement" ADD CONSTRAINT "product_supplement_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_supplement" ADD CONSTRAINT "product_supplement_id_product_fk" FOREIGN KEY ("id_company","id_product") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "published" ADD CONSTRAINT "published_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "rate" ADD CONSTRAINT "rate_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "region" ADD CONSTRAINT "region_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "region_currencies" ADD CONSTRAINT "region_currencies_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."region"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "region_currencies" ADD CONSTRAINT "region_currencies_id_currency_fk" FOREIGN KEY ("id_company","id_currency") REFERENCES "public"."currency"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "region_payment_methods" ADD CONSTRAINT "region_payment_methods_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."region"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "region_payment_methods" ADD CONSTRAINT "region_payment_methods_id_payment_method_fk" FOREIGN KEY ("id_company","id_payment_method") REFERENCES "public"."payment_method"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "region_taxes" ADD CONSTRAINT "region_taxes_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."region"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "region_taxes" ADD CONSTRAINT "region_taxes_id_tax_fk" FOREIGN KEY ("id_company","id_tax") REFERENCES "public"."tax"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "region_ticket_kinds" ADD CONSTRAINT "region_ticket_kinds_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."region"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "region_ticket_kinds" ADD CONSTRAINT "region_ticket_kinds_id_ticket_kind_fk" FOREIGN KEY ("id_company","id_ticket_kind") REFERENCES "public"."ticket_kind"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_role_role_code_fk" FOREIGN KEY ("role") REFERENCES "public"."role"("code") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store" ADD CONSTRAINT "store_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_commit" ADD CONSTRAINT "store_commit_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_commit" ADD CONSTRAINT "store_commit_id_company_id_reverts_store_commit_id_company_id_fk" FOREIGN KEY ("id_company","id_reverts") REFERENCES "public"."store_commit"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "subdepartment" ADD CONSTRAINT "subdepartment_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "subdepartment" ADD CONSTRAINT "subdepartment_id_department_fk" FOREIGN KEY ("id_company","id_department") REFERENCES "public"."department"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tax" ADD CONSTRAINT "tax_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tax_members" ADD CONSTRAINT "tax_members_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."tax"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tax_members" ADD CONSTRAINT "tax_members_id_tax_fk" FOREIGN KEY ("id_company","id_tax") REFERENCES "public"."tax"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "terminal" ADD CONSTRAINT "terminal_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "ticket" ADD CONSTRAINT "ticket_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "ticket" ADD CONSTRAINT "ticket_id_company_id_terminal_terminal_id_company_id_fk" FOREIGN KEY ("id_company","id_terminal") REFERENCES "public"."terminal"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "ticket" ADD CONSTRAINT "ticket_id_company_id_closing_closing_id_company_id_fk" FOREIGN KEY ("id_company","id_closing") REFERENCES "public"."closing"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "ticket_kind" ADD CONSTRAINT "ticket_kind_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "ticket_line" ADD CONSTRAINT "ticket_line_id_company_id_ticket_ticket_id_company_id_fk" FOREIGN KEY ("id_company","id_ticket") REFERENCES "public"."ticket"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "ticket_payment" ADD CONSTRAINT "ticket_payment_id_company_id_ticket_ticket_id_company_id_fk" FOREIGN KEY ("id_company","id_ticket") REFERENCES "public"."ticket"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "ticket_tax" ADD CONSTRAINT "ticket_tax_id_company_id_ticket_ticket_id_company_id_fk" FOREIGN KEY ("id_company","id_ticket") REFERENCES "public"."ticket"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tracker_store" ADD CONSTRAINT "tracker_store_id_company_id_tracker_tracker_id_company_id_fk" FOREIGN KEY ("id_company","id_tracker") REFERENCES "public"."tracker"("id_company","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "tracker_store" ADD CONSTRAINT "tracker_store_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tracker_store" ADD CONSTRAINT "tracker_store_id_company_id_commit_store_commit_id_company_id_fk" FOREIGN KEY ("id_company","id_commit") REFERENCES "public"."store_commit"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "view" ADD CONSTRAINT "view_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "view_order" ADD CONSTRAINT "view_order_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "area_code_key" ON "area" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "area_order_key" ON "area" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "area_names_en_gb_sort" ON "area" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "area_names_es_es_sort" ON "area" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "area_names_ar_eg_sort" ON "area" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "area_status_sort" ON "area" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "area_search_index" ON "area" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "business_source_code_key" ON "business_source" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "business_source_order_key" ON "business_source" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "business_source_names_en_gb_sort" ON "business_source" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "business_source_names_es_es_sort" ON "business_source" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "business_source_names_ar_eg_sort" ON "business_source" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "business_source_status_sort" ON "business_source" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "business_source_search_index" ON "business_source" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "commit_item_record" ON "commit_item" USING btree ("id_company","entity","id_entity");

CREATE UNIQUE INDEX "currency_code_key" ON "currency" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "currency_defaultcurrency_key" ON "currency" USING btree (id_company) WHERE defaultcurrency = 'S' and status <> 'D';

CREATE UNIQUE INDEX "currency_order_key" ON "currency" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "currency_names_en_gb_sort" ON "currency" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "currency_names_es_es_sort" ON "currency" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "currency_names_ar_eg_sort" ON "currency" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "currency_decimals_sort" ON "currency" USING btree (id_company,"decimals",id) WHERE status <> 'D';

CREATE INDEX "currency_defaultcurrency_sort" ON "currency" USING btree (id_company,"defaultcurrency",id) WHERE status <> 'D';

CREATE INDEX "currency_status_sort" ON "currency" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "currency_search_index" ON "currency" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "department_code_key" ON "department" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "department_order_key" ON "department" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "department_names_en_gb_sort" ON "department" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "department_names_es_es_sort" ON "department" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "department_names_ar_eg_sort" ON "department" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "department_status_sort" ON "department" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "department_search_index" ON "department" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "idempotency_created_index" ON "idempotency" USING btree ("id_caller","created");

CREATE INDEX "import_newest" ON "import" USING btree ("id_company","created");

CREATE INDEX "import_waiting" ON "import" USING btree ("created") WHERE state in ('reading', 'judging', 'storing', 'undoing');

CREATE INDEX "import_row_kind" ON "import_row" USING btree ("id_company","id_import","kind","position");

CREATE INDEX "import_row_number" ON "import_row" USING btree ("id_company","id_import","number");

CREATE UNIQUE INDEX "item_group_code_key" ON "item_group" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "item_group_order_key" ON "item_group" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "item_group_names_en_gb_sort" ON "item_group" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "item_group_names_es_es_sort" ON "item_group" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "item_group_names_ar_eg_sort" ON "item_group" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "item_group_status_sort" ON "item_group" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "item_group_search_index" ON "item_group" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "item_group_products_id_product_index" ON "item_group_products" USING btree (id_company,id_product);

CREATE UNIQUE INDEX "kitchen_order_code_key" ON "kitchen_order" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "kitchen_order_order_key" ON "kitchen_order" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "kitchen_order_names_en_gb_sort" ON "kitchen_order" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "kitchen_order_names_es_es_sort" ON "kitchen_order" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "kitchen_order_names_ar_eg_sort" ON "kitchen_order" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "kitchen_order_status_sort" ON "kitchen_order" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "kitchen_order_search_index" ON "kitchen_order" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "live_event_seq" ON "live_event" USING btree ("id_company","seq");

CREATE INDEX "live_event_at" ON "live_event" USING btree ("at");

CREATE INDEX "login_user" ON "login" USING btree ("id_user");

CREATE INDEX "login_token_login" ON "login_token" USING btree ("id_login");

CREATE UNIQUE INDEX "matrix_code_key" ON "matrix" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "matrix_order_key" ON "matrix" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "matrix_names_en_gb_sort" ON "matrix" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "matrix_names_es_es_sort" ON "matrix" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "matrix_names_ar_eg_sort" ON "matrix" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "matrix_status_sort" ON "matrix" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "matrix_search_index" ON "matrix" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "membership_user" ON "membership" USING btree ("id_user");

CREATE INDEX "message_inbox" ON "message" USING btree ("id_user","status","created");

CREATE UNIQUE INDEX "modifier_code_key" ON "modifier" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "modifier_order_key" ON "modifier" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "modifier_names_en_gb_sort" ON "modifier" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "modifier_names_es_es_sort" ON "modifier" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "modifier_names_ar_eg_sort" ON "modifier" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "modifier_mode_sort" ON "modifier" USING btree (id_company,"mode",id) WHERE status <> 'D';

CREATE INDEX "modifier_min_sort" ON "modifier" USING btree (id_company,"min",id) WHERE status <> 'D';

CREATE INDEX "modifier_max_sort" ON "modifier" USING btree (id_company,"max",id) WHERE status <> 'D';

CREATE INDEX "modifier_status_sort" ON "modifier" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "modifier_search_index" ON "modifier" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "pack_code_key" ON "pack" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "pack_order_key" ON "pack" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "pack_names_en_gb_sort" ON "pack" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "pack_names_es_es_sort" ON "pack" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "pack_names_ar_eg_sort" ON "pack" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "pack_calculation_sort" ON "pack" USING btree (id_company,"calculation",id) WHERE status <> 'D';

CREATE INDEX "pack_status_sort" ON "pack" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "pack_search_index" ON "pack" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "pack_parts_id_group_index" ON "pack_parts" USING btree (id_company,id_group);

CREATE UNIQUE INDEX "payment_method_code_key" ON "payment_method" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "payment_method_order_key" ON "payment_method" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "payment_method_names_en_gb_sort" ON "payment_method" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "payment_method_names_es_es_sort" ON "payment_method" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "payment_method_names_ar_eg_sort" ON "payment_method" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "payment_method_kind_sort" ON "payment_method" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "payment_method_position_sort" ON "payment_method" USING btree (id_company,"position",id) WHERE status <> 'D';

CREATE INDEX "payment_method_opens_drawer_sort" ON "payment_method" USING btree (id_company,"opens_drawer",id) WHERE status <> 'D';

CREATE INDEX "payment_method_gives_change_sort" ON "payment_method" USING btree (id_company,"gives_change",id) WHERE status <> 'D';

CREATE INDEX "payment_method_status_sort" ON "payment_method" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "payment_method_search_index" ON "payment_method" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "product_code_key" ON "product" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "product_order_key" ON "product" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "product_names_en_gb_sort" ON "product" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "product_names_es_es_sort" ON "product" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "product_names_ar_eg_sort" ON "product" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "product_kind_sort" ON "product" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "product_id_department_sort" ON "product" USING btree (id_company,"id_department",id) WHERE status <> 'D';

CREATE INDEX "product_id_tax_sale_sort" ON "product" USING btree (id_company,"id_tax_sale",id) WHERE status <> 'D';

CREATE INDEX "product_visible_sort" ON "product" USING btree (id_company,"visible",id) WHERE status <> 'D';

CREATE INDEX "product_status_sort" ON "product" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "product_external_code_index" ON "product" USING btree (id_company,"external_code");

CREATE INDEX "product_id_department_index" ON "product" USING btree (id_company,id_department);

CREATE INDEX "product_id_sub_department_index" ON "product" USING btree (id_company,id_sub_department);

CREATE INDEX "product_id_tax_sale_index" ON "product" USING btree (id_company,id_tax_sale);

CREATE INDEX "product_id_tax_purchase_index" ON "product" USING btree (id_company,id_tax_purchase);

CREATE INDEX "product_id_area_index" ON "product" USING btree (id_company,id_area);

CREATE INDEX "product_id_kitchen_order_index" ON "product" USING btree (id_company,id_kitchen_order);

CREATE INDEX "product_id_matrix_index" ON "product" USING btree (id_company,id_matrix);

CREATE INDEX "product_id_pack_index" ON "product" USING btree (id_company,id_pack);

CREATE INDEX "product_search_index" ON "product" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "product_bar_code_bar_code_index" ON "product_bar_code" USING btree (id_company,"bar_code");

CREATE INDEX "product_group_id_group_index" ON "product_group" USING btree (id_company,id_group);

CREATE INDEX "product_id_business_sources_id_business_source_index" ON "product_id_business_sources" USING btree (id_company,id_business_source);

CREATE INDEX "product_matrix_bar_code_index" ON "product_matrix" USING btree (id_company,"bar_code");

CREATE INDEX "product_modifiers_id_modifier_index" ON "product_modifiers" USING btree (id_company,id_modifier);

CREATE INDEX "product_rate_product_id_rate_index" ON "product_rate_product" USING btree (id_company,id_rate);

CREATE INDEX "product_supplement_id_product_index" ON "product_supplement" USING btree (id_company,id_product);

CREATE INDEX "published_number" ON "published" USING btree ("id_company","id_store","number");

CREATE UNIQUE INDEX "rate_code_key" ON "rate" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "rate_default_rate_key" ON "rate" USING btree (id_company) WHERE default_rate = 'S' and status <> 'D';

CREATE UNIQUE INDEX "rate_order_key" ON "rate" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "rate_names_en_gb_sort" ON "rate" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "rate_names_es_es_sort" ON "rate" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "rate_names_ar_eg_sort" ON "rate" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "rate_kind_sort" ON "rate" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "rate_tax_sort" ON "rate" USING btree (id_company,"tax",id) WHERE status <> 'D';

CREATE INDEX "rate_price_change_sort" ON "rate" USING btree (id_company,"price_change",id) WHERE status <> 'D';

CREATE INDEX "rate_default_rate_sort" ON "rate" USING btree (id_company,"default_rate",id) WHERE status <> 'D';

CREATE INDEX "rate_status_sort" ON "rate" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "rate_search_index" ON "rate" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "region_code_key" ON "region" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "region_order_key" ON "region" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "region_names_en_gb_sort" ON "region" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "region_names_es_es_sort" ON "region" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "region_names_ar_eg_sort" ON "region" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "region_first_day_sort" ON "region" USING btree (id_company,"first_day",id) WHERE status <> 'D';

CREATE INDEX "region_is_24h_sort" ON "region" USING btree (id_company,"is_24h",id) WHERE status <> 'D';

CREATE INDEX "region_status_sort" ON "region" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "region_search_index" ON "region" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "region_currencies_id_currency_index" ON "region_currencies" USING btree (id_company,id_currency);

CREATE INDEX "region_payment_methods_id_payment_method_index" ON "region_payment_methods" USING btree (id_company,id_payment_method);

CREATE INDEX "region_taxes_id_tax_index" ON "region_taxes" USING btree (id_company,id_tax);

CREATE INDEX "region_ticket_kinds_id_ticket_kind_index" ON "region_ticket_kinds" USING btree (id_company,id_ticket_kind);

CREATE UNIQUE INDEX "store_commit_reverts" ON "store_commit" USING btree ("id_company","id_reverts") WHERE "store_commit"."id_reverts" is not null;

CREATE INDEX "store_commit_newest" ON "store_commit" USING btree ("id_company","created","id");

CREATE UNIQUE INDEX "subdepartment_code_key" ON "subdepartment" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "subdepartment_order_key" ON "subdepartment" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "subdepartment_names_en_gb_sort" ON "subdepartment" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "subdepartment_names_es_es_sort" ON "subdepartment" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "subdepartment_names_ar_eg_sort" ON "subdepartment" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "subdepartment_id_department_sort" ON "subdepartment" USING btree (id_company,"id_department",id) WHERE status <> 'D';

CREATE INDEX "subdepartment_status_sort" ON "subdepartment" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "subdepartment_id_department_index" ON "subdepartment" USING btree (id_company,id_department);

CREATE INDEX "subdepartment_search_index" ON "subdepartment" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "tax_code_key" ON "tax" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "tax_order_key" ON "tax" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "tax_names_en_gb_sort" ON "tax" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "tax_names_es_es_sort" ON "tax" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "tax_names_ar_eg_sort" ON "tax" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "tax_kind_sort" ON "tax" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "tax_value_sort" ON "tax" USING btree (id_company,"value",id) WHERE status <> 'D';

CREATE INDEX "tax_amount_sort" ON "tax" USING btree (id_company,"amount",id) WHERE status <> 'D';

CREATE INDEX "tax_meal_voucher_sort" ON "tax" USING btree (id_company,"meal_voucher",id) WHERE status <> 'D';

CREATE INDEX "tax_status_sort" ON "tax" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "tax_search_index" ON "tax" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "tax_members_id_tax_index" ON "tax_members" USING btree (id_company,id_tax);

CREATE INDEX "ticket_newest" ON "ticket" USING btree ("id_company","at","id");

CREATE INDEX "ticket_store_newest" ON "ticket" USING btree ("id_company","id_store","at","id");

CREATE UNIQUE INDEX "ticket_kind_code_key" ON "ticket_kind" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "ticket_kind_order_key" ON "ticket_kind" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "ticket_kind_names_en_gb_sort" ON "ticket_kind" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "ticket_kind_names_es_es_sort" ON "ticket_kind" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "ticket_kind_names_ar_eg_sort" ON "ticket_kind" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "ticket_kind_kind_sort" ON "ticket_kind" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "ticket_kind_force_customer_sort" ON "ticket_kind" USING btree (id_company,"force_customer",id) WHERE status <> 'D';

CREATE INDEX "ticket_kind_allow_customer_sort" ON "ticket_kind" USING btree (id_company,"allow_customer",id) WHERE status <> 'D';

CREATE INDEX "ticket_kind_status_sort" ON "ticket_kind" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "ticket_kind_search_index" ON "ticket_kind" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "tracker_record" ON "tracker" USING btree ("id_company","entity","id_entity","position");

CREATE INDEX "tracker_newest" ON "tracker" USING btree ("id_company","position");

CREATE INDEX "tracker_store_status" ON "tracker_store" USING btree ("id_company","status");

CREATE INDEX "tracker_store_commit" ON "tracker_store" USING btree ("id_company","id_commit");

CREATE UNIQUE INDEX "view_name" ON "view" USING btree ("id_company","entity","id_owner",lower("name"));

CREATE INDEX "view_shared" ON "view" USING btree ("id_company","entity") WHERE "view"."shared";
