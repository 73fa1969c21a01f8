CREATE TABLE "connector" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"authentication" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"virtual_host" text NOT NULL,
	"exchange" text NOT NULL,
	"queue" text NOT NULL,
	"attempts" integer NOT NULL,
	"timeout" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("url", '') || E'\n' || coalesce("host", '') || E'\n' || coalesce("queue", ''))) STORED,
	CONSTRAINT "connector_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "connector_id_key" UNIQUE("id"),
	CONSTRAINT "connector_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "connector_kind_check" CHECK ("kind" in ('CLB', 'RMQ')),
	CONSTRAINT "connector_authentication_check" CHECK ("authentication" in ('CLN', 'DLN', 'USE')),
	CONSTRAINT "connector_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "emitter_kind" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"services" text[] NOT NULL,
	"capabilities" text[] NOT NULL,
	"description" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("description", ''))) STORED,
	CONSTRAINT "emitter_kind_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "emitter_kind_id_key" UNIQUE("id"),
	CONSTRAINT "emitter_kind_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "emitter_kind_services_check" CHECK ("services" <@ array['00', '01', '02', '03']),
	CONSTRAINT "emitter_kind_capabilities_check" CHECK ("capabilities" <@ array['CRS', 'NOT', 'CHG', 'VOD', 'NUM', 'PRE']),
	CONSTRAINT "emitter_kind_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "entity_kind" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"owner_kind" text NOT NULL,
	"scopes" text[] NOT NULL,
	"description" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("description", ''))) STORED,
	CONSTRAINT "entity_kind_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "entity_kind_id_key" UNIQUE("id"),
	CONSTRAINT "entity_kind_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "entity_kind_owner_kind_check" CHECK ("owner_kind" in ('CMP', 'STR', 'TRM')),
	CONSTRAINT "entity_kind_scopes_check" CHECK ("scopes" <@ array['CMP', 'SYS', 'API']),
	CONSTRAINT "entity_kind_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "fiscal_gateway" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"type" text NOT NULL,
	"region" text NOT NULL,
	"endpoint" text NOT NULL,
	"query_endpoint" text,
	"timeout" integer NOT NULL,
	"attempts" integer NOT NULL,
	"from" date,
	"until" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("endpoint", ''))) STORED,
	CONSTRAINT "fiscal_gateway_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "fiscal_gateway_id_key" UNIQUE("id"),
	CONSTRAINT "fiscal_gateway_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "fiscal_gateway_type_check" CHECK ("type" in ('1', '2', '3')),
	CONSTRAINT "fiscal_gateway_region_check" CHECK ("region" in ('SP-TBA', 'SP-TZA', 'SP-TBG', 'SP-TZG', 'SP-TBB', 'SP-TZB', 'PA-HKA', 'PA-HKT')),
	CONSTRAINT "fiscal_gateway_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "gateway" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_gateway_model" uuid NOT NULL,
	"url" text NOT NULL,
	"build" text,
	"max_devices" integer NOT NULL,
	"timeout" integer NOT NULL,
	"attempts" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("url", ''))) STORED,
	CONSTRAINT "gateway_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "gateway_id_key" UNIQUE("id"),
	CONSTRAINT "gateway_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "gateway_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "gateway_device" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_gateway" uuid NOT NULL,
	"serial" text NOT NULL,
	"board" text,
	"company_code" text NOT NULL,
	"store_code" text,
	"installed" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("serial", '') || E'\n' || coalesce("board", '') || E'\n' || coalesce("company_code", '') || E'\n' || coalesce("store_code", ''))) STORED,
	CONSTRAINT "gateway_device_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "gateway_device_id_key" UNIQUE("id"),
	CONSTRAINT "gateway_device_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "gateway_device_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "gateway_integrator" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_integrator" uuid NOT NULL,
	"id_gateway" uuid NOT NULL,
	"scope" text NOT NULL,
	"requests_per_minute" integer NOT NULL,
	"from" date,
	"until" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "gateway_integrator_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "gateway_integrator_id_key" UNIQUE("id"),
	CONSTRAINT "gateway_integrator_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "gateway_integrator_scope_check" CHECK ("scope" in ('CMP', 'SYS')),
	CONSTRAINT "gateway_integrator_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "gateway_model" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"purpose" text NOT NULL,
	"manufacturer" text NOT NULL,
	"operating_system" text NOT NULL,
	"least_build" text,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("manufacturer", ''))) STORED,
	CONSTRAINT "gateway_model_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "gateway_model_id_key" UNIQUE("id"),
	CONSTRAINT "gateway_model_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "gateway_model_purpose_check" CHECK ("purpose" in ('FSC', 'INT')),
	CONSTRAINT "gateway_model_operating_system_check" CHECK ("operating_system" in ('Windows', 'Android', 'IOS', 'Flutter', 'Unknown')),
	CONSTRAINT "gateway_model_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "integrator" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"legal_name" text NOT NULL,
	"scope" text NOT NULL,
	"contact" text,
	"email" text,
	"phone" text,
	"url" text,
	"country" text NOT NULL,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("legal_name", '') || E'\n' || coalesce("contact", '') || E'\n' || coalesce("email", ''))) STORED,
	CONSTRAINT "integrator_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "integrator_id_key" UNIQUE("id"),
	CONSTRAINT "integrator_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "integrator_scope_check" CHECK ("scope" in ('CMP', 'SYS')),
	CONSTRAINT "integrator_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "integrator_app" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_integrator" uuid NOT NULL,
	"scope" text NOT NULL,
	"stage" text NOT NULL,
	"image" jsonb,
	"url" text,
	"callback" text,
	"calls_per_minute" integer NOT NULL,
	"description" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("url", ''))) STORED,
	CONSTRAINT "integrator_app_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "integrator_app_id_key" UNIQUE("id"),
	CONSTRAINT "integrator_app_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "integrator_app_scope_check" CHECK ("scope" in ('CMP', 'SYS', 'API')),
	CONSTRAINT "integrator_app_stage_check" CHECK ("stage" in ('DEV', 'REV', 'LIV', 'RET')),
	CONSTRAINT "integrator_app_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "monitor_kind" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"capabilities" text[] NOT NULL,
	"views" text[] NOT NULL,
	"filters" text[] NOT NULL,
	"description" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("description", ''))) STORED,
	CONSTRAINT "monitor_kind_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "monitor_kind_id_key" UNIQUE("id"),
	CONSTRAINT "monitor_kind_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "monitor_kind_kind_check" CHECK ("kind" in ('REGULAR', 'FASTFOOD', 'PREPARATION', 'FULLORDER', 'PICKUP')),
	CONSTRAINT "monitor_kind_capabilities_check" CHECK ("capabilities" <@ array['STR', 'FNL', 'RDY', 'DSC', 'UND', 'CLL']),
	CONSTRAINT "monitor_kind_views_check" CHECK ("views" <@ array['SEPARATED', 'CONSOLIDATED', 'MIXED', 'FULL_TICKET', 'SEPARATED_READY', 'FULL_TICKET_READY']),
	CONSTRAINT "monitor_kind_filters_check" CHECK ("filters" <@ array['NFN', 'PND', 'CRT', 'FNL', 'RDY', 'DSC', 'ALL']),
	CONSTRAINT "monitor_kind_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "notification_class" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"severity" text NOT NULL,
	"is_mandatory" text NOT NULL,
	"color" text,
	"description" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("description", ''))) STORED,
	CONSTRAINT "notification_class_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "notification_class_id_key" UNIQUE("id"),
	CONSTRAINT "notification_class_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "notification_class_severity_check" CHECK ("severity" in ('I', 'W', 'U')),
	CONSTRAINT "notification_class_is_mandatory_check" CHECK ("is_mandatory" in ('S', 'N')),
	CONSTRAINT "notification_class_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "notification_template" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_notification_type" uuid NOT NULL,
	"platforms" text[] NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"texts_words" text DEFAULT '' NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || "texts_words")) STORED,
	CONSTRAINT "notification_template_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "notification_template_id_key" UNIQUE("id"),
	CONSTRAINT "notification_template_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "notification_template_platforms_check" CHECK ("platforms" <@ array['web', 'fcm', 'apns']),
	CONSTRAINT "notification_template_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "notification_template_texts" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "notification_template_texts_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "notification_type" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_notification_class" uuid NOT NULL,
	"audience" text NOT NULL,
	"platforms" text[] NOT NULL,
	"path" text,
	"kept_days" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("path", ''))) STORED,
	CONSTRAINT "notification_type_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "notification_type_id_key" UNIQUE("id"),
	CONSTRAINT "notification_type_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "notification_type_audience_check" CHECK ("audience" in ('STR', 'CMP', 'SYS')),
	CONSTRAINT "notification_type_platforms_check" CHECK ("platforms" <@ array['web', 'fcm', 'apns']),
	CONSTRAINT "notification_type_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "ordering_company" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_ordering_service" uuid NOT NULL,
	"company_code" text NOT NULL,
	"store_code" text,
	"external_code" text NOT NULL,
	"commission" numeric(20, 2),
	"from" date,
	"until" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("company_code", '') || E'\n' || coalesce("store_code", '') || E'\n' || coalesce("external_code", ''))) STORED,
	CONSTRAINT "ordering_company_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "ordering_company_id_key" UNIQUE("id"),
	CONSTRAINT "ordering_company_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "ordering_company_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "ordering_service" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"id_connector" uuid,
	"url" text,
	"commission" numeric(20, 2) NOT NULL,
	"image" jsonb,
	"statuses" text[] NOT NULL,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("url", ''))) STORED,
	CONSTRAINT "ordering_service_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "ordering_service_id_key" UNIQUE("id"),
	CONSTRAINT "ordering_service_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "ordering_service_kind_check" CHECK ("kind" in ('M', 'S', 'K', 'Q', 'C')),
	CONSTRAINT "ordering_service_statuses_check" CHECK ("statuses" <@ array['PLN', 'PRC', 'SNT', 'RCV', 'ACP', 'PST', 'PCO', 'PPK', 'DLV', 'RJT', 'CNS', 'CNC', 'CRC']),
	CONSTRAINT "ordering_service_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pay_cost" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"acquirer" text NOT NULL,
	"id_pay_region" uuid NOT NULL,
	"scope" text NOT NULL,
	"limit" text NOT NULL,
	"limit_amount" numeric(20, 2) NOT NULL,
	"from" date,
	"until" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("acquirer", ''))) STORED,
	CONSTRAINT "pay_cost_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "pay_cost_id_key" UNIQUE("id"),
	CONSTRAINT "pay_cost_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "pay_cost_scope_check" CHECK ("scope" in ('ALL', 'ECM', 'POS')),
	CONSTRAINT "pay_cost_limit_check" CHECK ("limit" in ('NOT', 'MAX', 'MIN')),
	CONSTRAINT "pay_cost_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pay_cost_fees" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"brand" text NOT NULL,
	"card" text NOT NULL,
	"origin" text NOT NULL,
	"percent" numeric(20, 3) NOT NULL,
	"fixed" numeric(20, 4) NOT NULL,
	CONSTRAINT "pay_cost_fees_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "pay_cost_fees_brand_check" CHECK ("brand" in ('VISA', 'MSTC', 'AMEX')),
	CONSTRAINT "pay_cost_fees_card_check" CHECK ("card" in ('ALL', 'CRD', 'DBT')),
	CONSTRAINT "pay_cost_fees_origin_check" CHECK ("origin" in ('ALL', 'NAT', 'REG', 'INT'))
);


CREATE TABLE "pay_merchant_account" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"holder" text NOT NULL,
	"company_code" text NOT NULL,
	"store_code" text,
	"acquirer" text NOT NULL,
	"merchant_number" text NOT NULL,
	"id_pay_tariff" uuid NOT NULL,
	"id_pay_reseller" uuid,
	"iban" text NOT NULL,
	"sweep" text NOT NULL,
	"week_day" text NOT NULL,
	"month_day" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("holder", '') || E'\n' || coalesce("company_code", '') || E'\n' || coalesce("merchant_number", '') || E'\n' || coalesce("iban", ''))) STORED,
	CONSTRAINT "pay_merchant_account_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "pay_merchant_account_id_key" UNIQUE("id"),
	CONSTRAINT "pay_merchant_account_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "pay_merchant_account_sweep_check" CHECK ("sweep" in ('DAY', 'WEK', 'MNT', 'MAN')),
	CONSTRAINT "pay_merchant_account_week_day_check" CHECK ("week_day" in ('MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN')),
	CONSTRAINT "pay_merchant_account_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pay_model_device" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"manufacturer" text NOT NULL,
	"operating_system" text NOT NULL,
	"reads" text[] NOT NULL,
	"connections" text[] NOT NULL,
	"has_pin_pad" text NOT NULL,
	"has_printer" text NOT NULL,
	"approved_until" date,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("manufacturer", ''))) STORED,
	CONSTRAINT "pay_model_device_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "pay_model_device_id_key" UNIQUE("id"),
	CONSTRAINT "pay_model_device_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "pay_model_device_operating_system_check" CHECK ("operating_system" in ('Windows', 'Android', 'IOS', 'Flutter', 'Unknown')),
	CONSTRAINT "pay_model_device_reads_check" CHECK ("reads" <@ array['CHP', 'CTL', 'MAG', 'QRC']),
	CONSTRAINT "pay_model_device_connections_check" CHECK ("connections" <@ array['ETH', 'WIF', 'MOB', 'BLU', 'USB']),
	CONSTRAINT "pay_model_device_has_pin_pad_check" CHECK ("has_pin_pad" in ('S', 'N')),
	CONSTRAINT "pay_model_device_has_printer_check" CHECK ("has_printer" in ('S', 'N')),
	CONSTRAINT "pay_model_device_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pay_region" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"currency" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("currency", ''))) STORED,
	CONSTRAINT "pay_region_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "pay_region_id_key" UNIQUE("id"),
	CONSTRAINT "pay_region_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "pay_region_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pay_region_countries" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"country" text NOT NULL,
	CONSTRAINT "pay_region_countries_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "pay_reseller" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"legal_name" text NOT NULL,
	"document" text,
	"contact" text,
	"email" text,
	"phone" text,
	"street" text,
	"zip" text,
	"city" text,
	"country" text NOT NULL,
	"iban" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("legal_name", '') || E'\n' || coalesce("document", '') || E'\n' || coalesce("contact", '') || E'\n' || coalesce("email", ''))) STORED,
	CONSTRAINT "pay_reseller_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "pay_reseller_id_key" UNIQUE("id"),
	CONSTRAINT "pay_reseller_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "pay_reseller_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pay_share" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_pay_reseller" uuid NOT NULL,
	"id_pay_tariff" uuid,
	"percent" numeric(20, 2) NOT NULL,
	"from" date,
	"until" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "pay_share_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "pay_share_id_key" UNIQUE("id"),
	CONSTRAINT "pay_share_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "pay_share_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pay_tariff" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_pay_region" uuid NOT NULL,
	"scope" text NOT NULL,
	"limit" text NOT NULL,
	"limit_amount" numeric(20, 2) NOT NULL,
	"from" date,
	"until" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "pay_tariff_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "pay_tariff_id_key" UNIQUE("id"),
	CONSTRAINT "pay_tariff_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "pay_tariff_scope_check" CHECK ("scope" in ('ALL', 'ECM', 'POS')),
	CONSTRAINT "pay_tariff_limit_check" CHECK ("limit" in ('NOT', 'MAX', 'MIN')),
	CONSTRAINT "pay_tariff_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pay_tariff_fees" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"brand" text NOT NULL,
	"card" text NOT NULL,
	"origin" text NOT NULL,
	"percent" numeric(20, 3) NOT NULL,
	"fixed" numeric(20, 4) NOT NULL,
	CONSTRAINT "pay_tariff_fees_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "pay_tariff_fees_brand_check" CHECK ("brand" in ('VISA', 'MSTC', 'AMEX')),
	CONSTRAINT "pay_tariff_fees_card_check" CHECK ("card" in ('ALL', 'CRD', 'DBT')),
	CONSTRAINT "pay_tariff_fees_origin_check" CHECK ("origin" in ('ALL', 'NAT', 'REG', 'INT'))
);


CREATE TABLE "rate_service" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store_service" uuid NOT NULL,
	"id_rate" uuid NOT NULL,
	"priority" integer NOT NULL,
	"from" date,
	"until" date,
	"hours" jsonb,
	"capabilities" text[] NOT NULL,
	"fee" bigint NOT NULL,
	"free_from" bigint,
	"surcharge" numeric(20, 2) NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "rate_service_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "rate_service_capabilities_check" CHECK ("capabilities" <@ array['DSC', 'PCK', 'SUP', 'TIP']),
	CONSTRAINT "rate_service_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "store_service" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store" uuid NOT NULL,
	"id_service_kind" uuid NOT NULL,
	"id_business_source" uuid,
	"lead_minutes" integer NOT NULL,
	"minimum" bigint,
	"capabilities" text[] NOT NULL,
	"acceptance" text NOT NULL,
	"max_orders" integer,
	"reach" text NOT NULL,
	"radius" numeric(20, 1) NOT NULL,
	"allergen_note" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "store_service_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "store_service_capabilities_check" CHECK ("capabilities" <@ array['AHD', 'NOT', 'ONL', 'DOR', 'TIP', 'CPN', 'CNL']),
	CONSTRAINT "store_service_acceptance_check" CHECK ("acceptance" in ('M', 'A')),
	CONSTRAINT "store_service_reach_check" CHECK ("reach" in ('N', 'R', 'A')),
	CONSTRAINT "store_service_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "store_service_allergens" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_allergen" uuid NOT NULL,
	CONSTRAINT "store_service_allergens_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "store_service_regions" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_region" uuid NOT NULL,
	CONSTRAINT "store_service_regions_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "store_service_zips" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"zip" text NOT NULL,
	CONSTRAINT "store_service_zips_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "time_service" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store_service" uuid NOT NULL,
	"from" date,
	"until" date,
	"hours" jsonb,
	"capabilities" text[] NOT NULL,
	"slot_minutes" integer NOT NULL,
	"orders_per_slot" integer,
	"days_ahead" integer NOT NULL,
	"closes_before" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "time_service_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "time_service_capabilities_check" CHECK ("capabilities" <@ array['NOW', 'AHD', 'PAU', 'RSH']),
	CONSTRAINT "time_service_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


ALTER TABLE "gateway" ADD CONSTRAINT "gateway_id_gateway_model_fk" FOREIGN KEY ("id_gateway_model") REFERENCES "public"."gateway_model"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "gateway_device" ADD CONSTRAINT "gateway_device_id_gateway_fk" FOREIGN KEY ("id_gateway") REFERENCES "public"."gateway"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "gateway_integrator" ADD CONSTRAINT "gateway_integrator_id_integrator_fk" FOREIGN KEY ("id_integrator") REFERENCES "public"."integrator"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "gateway_integrator" ADD CONSTRAINT "gateway_integrator_id_gateway_fk" FOREIGN KEY ("id_gateway") REFERENCES "public"."gateway"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "integrator_app" ADD CONSTRAINT "integrator_app_id_integrator_fk" FOREIGN KEY ("id_integrator") REFERENCES "public"."integrator"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notification_template" ADD CONSTRAINT "notification_template_id_notification_type_fk" FOREIGN KEY ("id_notification_type") REFERENCES "public"."notification_type"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notification_template_texts" ADD CONSTRAINT "notification_template_texts_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."notification_template"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notification_type" ADD CONSTRAINT "notification_type_id_notification_class_fk" FOREIGN KEY ("id_notification_class") REFERENCES "public"."notification_class"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "ordering_company" ADD CONSTRAINT "ordering_company_id_ordering_service_fk" FOREIGN KEY ("id_ordering_service") REFERENCES "public"."ordering_service"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "ordering_service" ADD CONSTRAINT "ordering_service_id_connector_fk" FOREIGN KEY ("id_connector") REFERENCES "public"."connector"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_cost" ADD CONSTRAINT "pay_cost_id_pay_region_fk" FOREIGN KEY ("id_pay_region") REFERENCES "public"."pay_region"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_cost_fees" ADD CONSTRAINT "pay_cost_fees_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."pay_cost"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_merchant_account" ADD CONSTRAINT "pay_merchant_account_id_pay_tariff_fk" FOREIGN KEY ("id_pay_tariff") REFERENCES "public"."pay_tariff"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_merchant_account" ADD CONSTRAINT "pay_merchant_account_id_pay_reseller_fk" FOREIGN KEY ("id_pay_reseller") REFERENCES "public"."pay_reseller"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_region_countries" ADD CONSTRAINT "pay_region_countries_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."pay_region"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_share" ADD CONSTRAINT "pay_share_id_pay_reseller_fk" FOREIGN KEY ("id_pay_reseller") REFERENCES "public"."pay_reseller"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_share" ADD CONSTRAINT "pay_share_id_pay_tariff_fk" FOREIGN KEY ("id_pay_tariff") REFERENCES "public"."pay_tariff"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_tariff" ADD CONSTRAINT "pay_tariff_id_pay_region_fk" FOREIGN KEY ("id_pay_region") REFERENCES "public"."pay_region"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_tariff_fees" ADD CONSTRAINT "pay_tariff_fees_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."pay_tariff"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "rate_service" ADD CONSTRAINT "rate_service_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "rate_service" ADD CONSTRAINT "rate_service_id_store_service_fk" FOREIGN KEY ("id_company","id_store_service") REFERENCES "public"."store_service"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "rate_service" ADD CONSTRAINT "rate_service_id_rate_fk" FOREIGN KEY ("id_company","id_rate") REFERENCES "public"."rate"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_service" ADD CONSTRAINT "store_service_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_service" ADD CONSTRAINT "store_service_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_service" ADD CONSTRAINT "store_service_id_service_kind_fk" FOREIGN KEY ("id_company","id_service_kind") REFERENCES "public"."service_kind"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_service" ADD CONSTRAINT "store_service_id_business_source_fk" FOREIGN KEY ("id_company","id_business_source") REFERENCES "public"."business_source"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_service_allergens" ADD CONSTRAINT "store_service_allergens_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."store_service"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_service_allergens" ADD CONSTRAINT "store_service_allergens_id_allergen_fk" FOREIGN KEY ("id_allergen") REFERENCES "public"."allergen"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_service_regions" ADD CONSTRAINT "store_service_regions_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."store_service"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_service_regions" ADD CONSTRAINT "store_service_regions_id_region_fk" FOREIGN KEY ("id_company","id_region") REFERENCES "public"."region"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store_service_zips" ADD CONSTRAINT "store_service_zips_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."store_service"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "time_service" ADD CONSTRAINT "time_service_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "time_service" ADD CONSTRAINT "time_service_id_store_service_fk" FOREIGN KEY ("id_company","id_store_service") REFERENCES "public"."store_service"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "connector_code_key" ON "connector" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "connector_order_key" ON "connector" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "connector_kind_sort" ON "connector" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "connector_authentication_sort" ON "connector" USING btree (id_company,"authentication",id) WHERE status <> 'D';

CREATE INDEX "connector_attempts_sort" ON "connector" USING btree (id_company,"attempts",id) WHERE status <> 'D';

CREATE INDEX "connector_status_sort" ON "connector" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "connector_port_range" ON "connector" USING btree (id_company,"port") WHERE status <> 'D';

CREATE INDEX "connector_timeout_range" ON "connector" USING btree (id_company,"timeout") WHERE status <> 'D';

CREATE INDEX "connector_search_index" ON "connector" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "emitter_kind_code_key" ON "emitter_kind" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "emitter_kind_order_key" ON "emitter_kind" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "emitter_kind_status_sort" ON "emitter_kind" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "emitter_kind_search_index" ON "emitter_kind" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "entity_kind_code_key" ON "entity_kind" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "entity_kind_order_key" ON "entity_kind" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "entity_kind_owner_kind_sort" ON "entity_kind" USING btree (id_company,"owner_kind",id) WHERE status <> 'D';

CREATE INDEX "entity_kind_status_sort" ON "entity_kind" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "entity_kind_search_index" ON "entity_kind" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "fiscal_gateway_code_key" ON "fiscal_gateway" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "fiscal_gateway_order_key" ON "fiscal_gateway" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "fiscal_gateway_type_sort" ON "fiscal_gateway" USING btree (id_company,"type",id) WHERE status <> 'D';

CREATE INDEX "fiscal_gateway_region_sort" ON "fiscal_gateway" USING btree (id_company,"region",id) WHERE status <> 'D';

CREATE INDEX "fiscal_gateway_status_sort" ON "fiscal_gateway" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "fiscal_gateway_timeout_range" ON "fiscal_gateway" USING btree (id_company,"timeout") WHERE status <> 'D';

CREATE INDEX "fiscal_gateway_attempts_range" ON "fiscal_gateway" USING btree (id_company,"attempts") WHERE status <> 'D';

CREATE INDEX "fiscal_gateway_from_range" ON "fiscal_gateway" USING btree (id_company,"from") WHERE status <> 'D';

CREATE INDEX "fiscal_gateway_until_range" ON "fiscal_gateway" USING btree (id_company,"until") WHERE status <> 'D';

CREATE INDEX "fiscal_gateway_search_index" ON "fiscal_gateway" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "gateway_code_key" ON "gateway" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "gateway_order_key" ON "gateway" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "gateway_id_gateway_model_sort" ON "gateway" USING btree (id_company,"id_gateway_model",id) WHERE status <> 'D';

CREATE INDEX "gateway_max_devices_sort" ON "gateway" USING btree (id_company,"max_devices",id) WHERE status <> 'D';

CREATE INDEX "gateway_status_sort" ON "gateway" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "gateway_timeout_range" ON "gateway" USING btree (id_company,"timeout") WHERE status <> 'D';

CREATE INDEX "gateway_attempts_range" ON "gateway" USING btree (id_company,"attempts") WHERE status <> 'D';

CREATE INDEX "gateway_id_gateway_model_index" ON "gateway" USING btree (id_company,id_gateway_model);

CREATE INDEX "gateway_search_index" ON "gateway" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "gateway_device_code_key" ON "gateway_device" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "gateway_device_order_key" ON "gateway_device" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "gateway_device_id_gateway_sort" ON "gateway_device" USING btree (id_company,"id_gateway",id) WHERE status <> 'D';

CREATE INDEX "gateway_device_status_sort" ON "gateway_device" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "gateway_device_installed_range" ON "gateway_device" USING btree (id_company,"installed") WHERE status <> 'D';

CREATE INDEX "gateway_device_id_gateway_index" ON "gateway_device" USING btree (id_company,id_gateway);

CREATE INDEX "gateway_device_search_index" ON "gateway_device" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "gateway_integrator_code_key" ON "gateway_integrator" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "gateway_integrator_order_key" ON "gateway_integrator" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "gateway_integrator_id_integrator_sort" ON "gateway_integrator" USING btree (id_company,"id_integrator",id) WHERE status <> 'D';

CREATE INDEX "gateway_integrator_id_gateway_sort" ON "gateway_integrator" USING btree (id_company,"id_gateway",id) WHERE status <> 'D';

CREATE INDEX "gateway_integrator_scope_sort" ON "gateway_integrator" USING btree (id_company,"scope",id) WHERE status <> 'D';

CREATE INDEX "gateway_integrator_status_sort" ON "gateway_integrator" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "gateway_integrator_requests_per_minute_range" ON "gateway_integrator" USING btree (id_company,"requests_per_minute") WHERE status <> 'D';

CREATE INDEX "gateway_integrator_from_range" ON "gateway_integrator" USING btree (id_company,"from") WHERE status <> 'D';

CREATE INDEX "gateway_integrator_until_range" ON "gateway_integrator" USING btree (id_company,"until") WHERE status <> 'D';

CREATE INDEX "gateway_integrator_id_integrator_index" ON "gateway_integrator" USING btree (id_company,id_integrator);

CREATE INDEX "gateway_integrator_id_gateway_index" ON "gateway_integrator" USING btree (id_company,id_gateway);

CREATE INDEX "gateway_integrator_search_index" ON "gateway_integrator" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "gateway_model_code_key" ON "gateway_model" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "gateway_model_order_key" ON "gateway_model" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "gateway_model_purpose_sort" ON "gateway_model" USING btree (id_company,"purpose",id) WHERE status <> 'D';

CREATE INDEX "gateway_model_operating_system_sort" ON "gateway_model" USING btree (id_company,"operating_system",id) WHERE status <> 'D';

CREATE INDEX "gateway_model_status_sort" ON "gateway_model" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "gateway_model_search_index" ON "gateway_model" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "integrator_code_key" ON "integrator" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "integrator_order_key" ON "integrator" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "integrator_scope_sort" ON "integrator" USING btree (id_company,"scope",id) WHERE status <> 'D';

CREATE INDEX "integrator_status_sort" ON "integrator" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "integrator_search_index" ON "integrator" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "integrator_app_code_key" ON "integrator_app" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "integrator_app_order_key" ON "integrator_app" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "integrator_app_id_integrator_sort" ON "integrator_app" USING btree (id_company,"id_integrator",id) WHERE status <> 'D';

CREATE INDEX "integrator_app_scope_sort" ON "integrator_app" USING btree (id_company,"scope",id) WHERE status <> 'D';

CREATE INDEX "integrator_app_stage_sort" ON "integrator_app" USING btree (id_company,"stage",id) WHERE status <> 'D';

CREATE INDEX "integrator_app_calls_per_minute_sort" ON "integrator_app" USING btree (id_company,"calls_per_minute",id) WHERE status <> 'D';

CREATE INDEX "integrator_app_status_sort" ON "integrator_app" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "integrator_app_id_integrator_index" ON "integrator_app" USING btree (id_company,id_integrator);

CREATE INDEX "integrator_app_search_index" ON "integrator_app" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "monitor_kind_code_key" ON "monitor_kind" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "monitor_kind_order_key" ON "monitor_kind" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "monitor_kind_kind_sort" ON "monitor_kind" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "monitor_kind_status_sort" ON "monitor_kind" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "monitor_kind_search_index" ON "monitor_kind" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "notification_class_code_key" ON "notification_class" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "notification_class_order_key" ON "notification_class" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "notification_class_severity_sort" ON "notification_class" USING btree (id_company,"severity",id) WHERE status <> 'D';

CREATE INDEX "notification_class_is_mandatory_sort" ON "notification_class" USING btree (id_company,"is_mandatory",id) WHERE status <> 'D';

CREATE INDEX "notification_class_status_sort" ON "notification_class" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "notification_class_search_index" ON "notification_class" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "notification_template_code_key" ON "notification_template" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "notification_template_order_key" ON "notification_template" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "notification_template_id_notification_type_sort" ON "notification_template" USING btree (id_company,"id_notification_type",id) WHERE status <> 'D';

CREATE INDEX "notification_template_status_sort" ON "notification_template" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "notification_template_id_notification_type_index" ON "notification_template" USING btree (id_company,id_notification_type);

CREATE INDEX "notification_template_search_index" ON "notification_template" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "notification_type_code_key" ON "notification_type" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "notification_type_order_key" ON "notification_type" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "notification_type_id_notification_class_sort" ON "notification_type" USING btree (id_company,"id_notification_class",id) WHERE status <> 'D';

CREATE INDEX "notification_type_audience_sort" ON "notification_type" USING btree (id_company,"audience",id) WHERE status <> 'D';

CREATE INDEX "notification_type_kept_days_sort" ON "notification_type" USING btree (id_company,"kept_days",id) WHERE status <> 'D';

CREATE INDEX "notification_type_status_sort" ON "notification_type" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "notification_type_id_notification_class_index" ON "notification_type" USING btree (id_company,id_notification_class);

CREATE INDEX "notification_type_search_index" ON "notification_type" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "ordering_company_code_key" ON "ordering_company" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "ordering_company_order_key" ON "ordering_company" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "ordering_company_id_ordering_service_sort" ON "ordering_company" USING btree (id_company,"id_ordering_service",id) WHERE status <> 'D';

CREATE INDEX "ordering_company_status_sort" ON "ordering_company" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "ordering_company_commission_range" ON "ordering_company" USING btree (id_company,"commission") WHERE status <> 'D';

CREATE INDEX "ordering_company_from_range" ON "ordering_company" USING btree (id_company,"from") WHERE status <> 'D';

CREATE INDEX "ordering_company_until_range" ON "ordering_company" USING btree (id_company,"until") WHERE status <> 'D';

CREATE INDEX "ordering_company_external_code_index" ON "ordering_company" USING btree (id_company,"external_code");

CREATE INDEX "ordering_company_id_ordering_service_index" ON "ordering_company" USING btree (id_company,id_ordering_service);

CREATE INDEX "ordering_company_search_index" ON "ordering_company" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "ordering_service_code_key" ON "ordering_service" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "ordering_service_order_key" ON "ordering_service" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "ordering_service_kind_sort" ON "ordering_service" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "ordering_service_id_connector_sort" ON "ordering_service" USING btree (id_company,"id_connector",id) WHERE status <> 'D';

CREATE INDEX "ordering_service_commission_sort" ON "ordering_service" USING btree (id_company,"commission",id) WHERE status <> 'D';

CREATE INDEX "ordering_service_status_sort" ON "ordering_service" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "ordering_service_id_connector_index" ON "ordering_service" USING btree (id_company,id_connector);

CREATE INDEX "ordering_service_search_index" ON "ordering_service" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "pay_cost_code_key" ON "pay_cost" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "pay_cost_order_key" ON "pay_cost" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "pay_cost_id_pay_region_sort" ON "pay_cost" USING btree (id_company,"id_pay_region",id) WHERE status <> 'D';

CREATE INDEX "pay_cost_scope_sort" ON "pay_cost" USING btree (id_company,"scope",id) WHERE status <> 'D';

CREATE INDEX "pay_cost_limit_sort" ON "pay_cost" USING btree (id_company,"limit",id) WHERE status <> 'D';

CREATE INDEX "pay_cost_status_sort" ON "pay_cost" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "pay_cost_limit_amount_range" ON "pay_cost" USING btree (id_company,"limit_amount") WHERE status <> 'D';

CREATE INDEX "pay_cost_from_range" ON "pay_cost" USING btree (id_company,"from") WHERE status <> 'D';

CREATE INDEX "pay_cost_until_range" ON "pay_cost" USING btree (id_company,"until") WHERE status <> 'D';

CREATE INDEX "pay_cost_id_pay_region_index" ON "pay_cost" USING btree (id_company,id_pay_region);

CREATE INDEX "pay_cost_search_index" ON "pay_cost" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "pay_merchant_account_code_key" ON "pay_merchant_account" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "pay_merchant_account_order_key" ON "pay_merchant_account" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "pay_merchant_account_sweep_sort" ON "pay_merchant_account" USING btree (id_company,"sweep",id) WHERE status <> 'D';

CREATE INDEX "pay_merchant_account_status_sort" ON "pay_merchant_account" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "pay_merchant_account_month_day_range" ON "pay_merchant_account" USING btree (id_company,"month_day") WHERE status <> 'D';

CREATE INDEX "pay_merchant_account_id_pay_tariff_index" ON "pay_merchant_account" USING btree (id_company,id_pay_tariff);

CREATE INDEX "pay_merchant_account_id_pay_reseller_index" ON "pay_merchant_account" USING btree (id_company,id_pay_reseller);

CREATE INDEX "pay_merchant_account_search_index" ON "pay_merchant_account" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "pay_model_device_code_key" ON "pay_model_device" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "pay_model_device_order_key" ON "pay_model_device" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "pay_model_device_operating_system_sort" ON "pay_model_device" USING btree (id_company,"operating_system",id) WHERE status <> 'D';

CREATE INDEX "pay_model_device_approved_until_sort" ON "pay_model_device" USING btree (id_company,"approved_until",id) WHERE status <> 'D';

CREATE INDEX "pay_model_device_status_sort" ON "pay_model_device" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "pay_model_device_search_index" ON "pay_model_device" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "pay_region_code_key" ON "pay_region" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "pay_region_order_key" ON "pay_region" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "pay_region_status_sort" ON "pay_region" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "pay_region_search_index" ON "pay_region" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "pay_reseller_code_key" ON "pay_reseller" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "pay_reseller_order_key" ON "pay_reseller" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "pay_reseller_status_sort" ON "pay_reseller" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "pay_reseller_search_index" ON "pay_reseller" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "pay_share_code_key" ON "pay_share" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "pay_share_order_key" ON "pay_share" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "pay_share_id_pay_reseller_sort" ON "pay_share" USING btree (id_company,"id_pay_reseller",id) WHERE status <> 'D';

CREATE INDEX "pay_share_id_pay_tariff_sort" ON "pay_share" USING btree (id_company,"id_pay_tariff",id) WHERE status <> 'D';

CREATE INDEX "pay_share_percent_sort" ON "pay_share" USING btree (id_company,"percent",id) WHERE status <> 'D';

CREATE INDEX "pay_share_until_sort" ON "pay_share" USING btree (id_company,"until",id) WHERE status <> 'D';

CREATE INDEX "pay_share_status_sort" ON "pay_share" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "pay_share_from_range" ON "pay_share" USING btree (id_company,"from") WHERE status <> 'D';

CREATE INDEX "pay_share_id_pay_reseller_index" ON "pay_share" USING btree (id_company,id_pay_reseller);

CREATE INDEX "pay_share_id_pay_tariff_index" ON "pay_share" USING btree (id_company,id_pay_tariff);

CREATE INDEX "pay_share_search_index" ON "pay_share" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "pay_tariff_code_key" ON "pay_tariff" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "pay_tariff_order_key" ON "pay_tariff" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "pay_tariff_id_pay_region_sort" ON "pay_tariff" USING btree (id_company,"id_pay_region",id) WHERE status <> 'D';

CREATE INDEX "pay_tariff_scope_sort" ON "pay_tariff" USING btree (id_company,"scope",id) WHERE status <> 'D';

CREATE INDEX "pay_tariff_limit_sort" ON "pay_tariff" USING btree (id_company,"limit",id) WHERE status <> 'D';

CREATE INDEX "pay_tariff_limit_amount_sort" ON "pay_tariff" USING btree (id_company,"limit_amount",id) WHERE status <> 'D';

CREATE INDEX "pay_tariff_status_sort" ON "pay_tariff" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "pay_tariff_from_range" ON "pay_tariff" USING btree (id_company,"from") WHERE status <> 'D';

CREATE INDEX "pay_tariff_until_range" ON "pay_tariff" USING btree (id_company,"until") WHERE status <> 'D';

CREATE INDEX "pay_tariff_id_pay_region_index" ON "pay_tariff" USING btree (id_company,id_pay_region);

CREATE INDEX "pay_tariff_search_index" ON "pay_tariff" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "rate_service_code_key" ON "rate_service" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "rate_service_order_key" ON "rate_service" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "rate_service_id_store_service_sort" ON "rate_service" USING btree (id_company,"id_store_service",id) WHERE status <> 'D';

CREATE INDEX "rate_service_id_rate_sort" ON "rate_service" USING btree (id_company,"id_rate",id) WHERE status <> 'D';

CREATE INDEX "rate_service_surcharge_sort" ON "rate_service" USING btree (id_company,"surcharge",id) WHERE status <> 'D';

CREATE INDEX "rate_service_fee_sort" ON "rate_service" USING btree (id_company,"fee",id) WHERE status <> 'D';

CREATE INDEX "rate_service_status_sort" ON "rate_service" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "rate_service_priority_range" ON "rate_service" USING btree (id_company,"priority") WHERE status <> 'D';

CREATE INDEX "rate_service_from_range" ON "rate_service" USING btree (id_company,"from") WHERE status <> 'D';

CREATE INDEX "rate_service_until_range" ON "rate_service" USING btree (id_company,"until") WHERE status <> 'D';

CREATE INDEX "rate_service_free_from_range" ON "rate_service" USING btree (id_company,"free_from") WHERE status <> 'D';

CREATE INDEX "rate_service_id_store_service_index" ON "rate_service" USING btree (id_company,id_store_service);

CREATE INDEX "rate_service_id_rate_index" ON "rate_service" USING btree (id_company,id_rate);

CREATE INDEX "rate_service_search_index" ON "rate_service" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "store_service_code_key" ON "store_service" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "store_service_order_key" ON "store_service" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "store_service_id_store_sort" ON "store_service" USING btree (id_company,"id_store",id) WHERE status <> 'D';

CREATE INDEX "store_service_id_service_kind_sort" ON "store_service" USING btree (id_company,"id_service_kind",id) WHERE status <> 'D';

CREATE INDEX "store_service_lead_minutes_sort" ON "store_service" USING btree (id_company,"lead_minutes",id) WHERE status <> 'D';

CREATE INDEX "store_service_minimum_sort" ON "store_service" USING btree (id_company,"minimum",id) WHERE status <> 'D';

CREATE INDEX "store_service_status_sort" ON "store_service" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "store_service_max_orders_range" ON "store_service" USING btree (id_company,"max_orders") WHERE status <> 'D';

CREATE INDEX "store_service_radius_range" ON "store_service" USING btree (id_company,"radius") WHERE status <> 'D';

CREATE INDEX "store_service_id_store_index" ON "store_service" USING btree (id_company,id_store);

CREATE INDEX "store_service_id_service_kind_index" ON "store_service" USING btree (id_company,id_service_kind);

CREATE INDEX "store_service_id_business_source_index" ON "store_service" USING btree (id_company,id_business_source);

CREATE INDEX "store_service_search_index" ON "store_service" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "store_service_allergens_id_allergen_index" ON "store_service_allergens" USING btree (id_company,id_allergen);

CREATE INDEX "store_service_regions_id_region_index" ON "store_service_regions" USING btree (id_company,id_region);

CREATE UNIQUE INDEX "time_service_code_key" ON "time_service" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "time_service_order_key" ON "time_service" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "time_service_id_store_service_sort" ON "time_service" USING btree (id_company,"id_store_service",id) WHERE status <> 'D';

CREATE INDEX "time_service_slot_minutes_sort" ON "time_service" USING btree (id_company,"slot_minutes",id) WHERE status <> 'D';

CREATE INDEX "time_service_orders_per_slot_sort" ON "time_service" USING btree (id_company,"orders_per_slot",id) WHERE status <> 'D';

CREATE INDEX "time_service_days_ahead_sort" ON "time_service" USING btree (id_company,"days_ahead",id) WHERE status <> 'D';

CREATE INDEX "time_service_status_sort" ON "time_service" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "time_service_from_range" ON "time_service" USING btree (id_company,"from") WHERE status <> 'D';

CREATE INDEX "time_service_until_range" ON "time_service" USING btree (id_company,"until") WHERE status <> 'D';

CREATE INDEX "time_service_closes_before_range" ON "time_service" USING btree (id_company,"closes_before") WHERE status <> 'D';

CREATE INDEX "time_service_id_store_service_index" ON "time_service" USING btree (id_company,id_store_service);

CREATE INDEX "time_service_search_index" ON "time_service" USING gin (id_company,search gin_trgm_ops);
