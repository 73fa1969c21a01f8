ALTER TABLE "board" ADD COLUMN "id_lot_property" uuid;

CREATE TABLE "apple_push" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_app" uuid NOT NULL,
	"team_id" text NOT NULL,
	"key_id" text NOT NULL,
	"topic" text NOT NULL,
	"environment" text NOT NULL,
	"key" text NOT NULL,
	"expires" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("team_id", '') || E'\n' || coalesce("key_id", '') || E'\n' || coalesce("topic", ''))) STORED,
	CONSTRAINT "apple_push_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "apple_push_id_key" UNIQUE("id"),
	CONSTRAINT "apple_push_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "apple_push_environment_check" CHECK ("environment" in ('S', 'P')),
	CONSTRAINT "apple_push_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "class_subscription" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_notification_class" uuid NOT NULL,
	"application" text NOT NULL,
	"platforms" text[] NOT NULL,
	"by_default" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "class_subscription_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "class_subscription_id_key" UNIQUE("id"),
	CONSTRAINT "class_subscription_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "class_subscription_application_check" CHECK ("application" in ('POS', 'CLD', 'PAY')),
	CONSTRAINT "class_subscription_platforms_check" CHECK ("platforms" <@ array['web', 'fcm', 'apns']),
	CONSTRAINT "class_subscription_by_default_check" CHECK ("by_default" in ('S', 'N')),
	CONSTRAINT "class_subscription_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "fcm" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_app" uuid NOT NULL,
	"project_id" text NOT NULL,
	"sender_id" text NOT NULL,
	"key" text NOT NULL,
	"expires" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("project_id", '') || E'\n' || coalesce("sender_id", ''))) STORED,
	CONSTRAINT "fcm_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "fcm_id_key" UNIQUE("id"),
	CONSTRAINT "fcm_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "fcm_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "licence_subscription" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"company_code" text NOT NULL,
	"store_code" text,
	"id_bundle" uuid NOT NULL,
	"id_licence_brand" uuid,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"from" date NOT NULL,
	"until" date,
	"renewal" text NOT NULL,
	"cancelled" date,
	"reason" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("company_code", '') || E'\n' || coalesce("store_code", ''))) STORED,
	CONSTRAINT "licence_subscription_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "licence_subscription_id_key" UNIQUE("id"),
	CONSTRAINT "licence_subscription_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "licence_subscription_state_check" CHECK ("state" in ('ACT', 'EXP', 'CAN')),
	CONSTRAINT "licence_subscription_renewal_check" CHECK ("renewal" in ('A', 'M', 'N')),
	CONSTRAINT "licence_subscription_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "lot_property" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_manufacturer" uuid NOT NULL,
	"id_device_model" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"received" date,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "lot_property_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "lot_property_id_key" UNIQUE("id"),
	CONSTRAINT "lot_property_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "lot_property_state_check" CHECK ("state" in ('O', 'B')),
	CONSTRAINT "lot_property_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "notification_subscription" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"email" text NOT NULL,
	"id_notification_class" uuid NOT NULL,
	"id_notification_type" uuid,
	"application" text NOT NULL,
	"platforms" text[] NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("email", ''))) STORED,
	CONSTRAINT "notification_subscription_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "notification_subscription_id_key" UNIQUE("id"),
	CONSTRAINT "notification_subscription_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "notification_subscription_application_check" CHECK ("application" in ('POS', 'CLD', 'PAY')),
	CONSTRAINT "notification_subscription_platforms_check" CHECK ("platforms" <@ array['web', 'fcm', 'apns']),
	CONSTRAINT "notification_subscription_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pay_enrollment" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"company_code" text NOT NULL,
	"store_code" text,
	"legal_name" text NOT NULL,
	"document" text,
	"contact" text,
	"email" text NOT NULL,
	"phone" text,
	"state" text NOT NULL,
	"reason" text,
	"id_pay_tariff" uuid,
	"id_pay_reseller" uuid,
	"monthly_volume" numeric(20, 0) NOT NULL,
	"average_payment" numeric(20, 2) NOT NULL,
	"activity" text,
	"iban" text,
	"readers" integer NOT NULL,
	"submitted" date,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("company_code", '') || E'\n' || coalesce("legal_name", '') || E'\n' || coalesce("document", '') || E'\n' || coalesce("email", ''))) STORED,
	CONSTRAINT "pay_enrollment_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "pay_enrollment_id_key" UNIQUE("id"),
	CONSTRAINT "pay_enrollment_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "pay_enrollment_state_check" CHECK ("state" in ('DRF', 'SNT', 'APR', 'RJC')),
	CONSTRAINT "pay_enrollment_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "production_circuit" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"services" text[] NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "production_circuit_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "production_circuit_id_key" UNIQUE("id"),
	CONSTRAINT "production_circuit_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "production_circuit_services_check" CHECK ("services" <@ array['00', '01', '02', '03']),
	CONSTRAINT "production_circuit_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "production_circuit_steps" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_monitor_kind" uuid NOT NULL,
	"reaches" text NOT NULL,
	"skips" text NOT NULL,
	CONSTRAINT "production_circuit_steps_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "production_circuit_steps_reaches_check" CHECK ("reaches" in ('CRT', 'FNL', 'RDY', 'DLV')),
	CONSTRAINT "production_circuit_steps_skips_check" CHECK ("skips" in ('S', 'N'))
);


CREATE TABLE "security_integrator" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_integrator_app" uuid NOT NULL,
	"id_security_profile" uuid NOT NULL,
	"company_code" text,
	"from" date,
	"until" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("company_code", ''))) STORED,
	CONSTRAINT "security_integrator_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "security_integrator_id_key" UNIQUE("id"),
	CONSTRAINT "security_integrator_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "security_integrator_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "security_profile" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"type" text NOT NULL,
	"scope" text NOT NULL,
	"description" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"permissions_words" text DEFAULT '' NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || "permissions_words")) STORED,
	CONSTRAINT "security_profile_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "security_profile_id_key" UNIQUE("id"),
	CONSTRAINT "security_profile_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "security_profile_type_check" CHECK ("type" in ('USR', 'API')),
	CONSTRAINT "security_profile_scope_check" CHECK ("scope" in ('CMP', 'SYS', 'API')),
	CONSTRAINT "security_profile_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "security_profile_permissions" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "security_profile_permissions_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "security_profile_permissions_state_check" CHECK ("state" in ('GRN', 'DEN'))
);


ALTER TABLE "apple_push" ADD CONSTRAINT "apple_push_id_app_fk" FOREIGN KEY ("id_app") REFERENCES "public"."app"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "class_subscription" ADD CONSTRAINT "class_subscription_id_notification_class_fk" FOREIGN KEY ("id_notification_class") REFERENCES "public"."notification_class"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "fcm" ADD CONSTRAINT "fcm_id_app_fk" FOREIGN KEY ("id_app") REFERENCES "public"."app"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "licence_subscription" ADD CONSTRAINT "licence_subscription_id_bundle_fk" FOREIGN KEY ("id_bundle") REFERENCES "public"."bundle"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "licence_subscription" ADD CONSTRAINT "licence_subscription_id_licence_brand_fk" FOREIGN KEY ("id_licence_brand") REFERENCES "public"."licence_brand"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "lot_property" ADD CONSTRAINT "lot_property_id_manufacturer_fk" FOREIGN KEY ("id_manufacturer") REFERENCES "public"."manufacturer"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "lot_property" ADD CONSTRAINT "lot_property_id_device_model_fk" FOREIGN KEY ("id_device_model") REFERENCES "public"."device_model"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notification_subscription" ADD CONSTRAINT "notification_subscription_id_notification_class_fk" FOREIGN KEY ("id_notification_class") REFERENCES "public"."notification_class"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "notification_subscription" ADD CONSTRAINT "notification_subscription_id_notification_type_fk" FOREIGN KEY ("id_notification_type") REFERENCES "public"."notification_type"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_enrollment" ADD CONSTRAINT "pay_enrollment_id_pay_tariff_fk" FOREIGN KEY ("id_pay_tariff") REFERENCES "public"."pay_tariff"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pay_enrollment" ADD CONSTRAINT "pay_enrollment_id_pay_reseller_fk" FOREIGN KEY ("id_pay_reseller") REFERENCES "public"."pay_reseller"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "production_circuit_steps" ADD CONSTRAINT "production_circuit_steps_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."production_circuit"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "production_circuit_steps" ADD CONSTRAINT "production_circuit_steps_id_monitor_kind_fk" FOREIGN KEY ("id_monitor_kind") REFERENCES "public"."monitor_kind"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "security_integrator" ADD CONSTRAINT "security_integrator_id_integrator_app_fk" FOREIGN KEY ("id_integrator_app") REFERENCES "public"."integrator_app"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "security_integrator" ADD CONSTRAINT "security_integrator_id_security_profile_fk" FOREIGN KEY ("id_security_profile") REFERENCES "public"."security_profile"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "security_profile_permissions" ADD CONSTRAINT "security_profile_permissions_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."security_profile"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "apple_push_code_key" ON "apple_push" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "apple_push_order_key" ON "apple_push" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "apple_push_id_app_sort" ON "apple_push" USING btree (id_company,"id_app",id) WHERE status <> 'D';

CREATE INDEX "apple_push_environment_sort" ON "apple_push" USING btree (id_company,"environment",id) WHERE status <> 'D';

CREATE INDEX "apple_push_expires_sort" ON "apple_push" USING btree (id_company,"expires",id) WHERE status <> 'D';

CREATE INDEX "apple_push_status_sort" ON "apple_push" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "apple_push_id_app_index" ON "apple_push" USING btree (id_company,id_app);

CREATE INDEX "apple_push_search_index" ON "apple_push" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "class_subscription_code_key" ON "class_subscription" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "class_subscription_order_key" ON "class_subscription" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "class_subscription_id_notification_class_sort" ON "class_subscription" USING btree (id_company,"id_notification_class",id) WHERE status <> 'D';

CREATE INDEX "class_subscription_application_sort" ON "class_subscription" USING btree (id_company,"application",id) WHERE status <> 'D';

CREATE INDEX "class_subscription_by_default_sort" ON "class_subscription" USING btree (id_company,"by_default",id) WHERE status <> 'D';

CREATE INDEX "class_subscription_status_sort" ON "class_subscription" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "class_subscription_id_notification_class_index" ON "class_subscription" USING btree (id_company,id_notification_class);

CREATE INDEX "class_subscription_search_index" ON "class_subscription" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "fcm_code_key" ON "fcm" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "fcm_order_key" ON "fcm" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "fcm_id_app_sort" ON "fcm" USING btree (id_company,"id_app",id) WHERE status <> 'D';

CREATE INDEX "fcm_expires_sort" ON "fcm" USING btree (id_company,"expires",id) WHERE status <> 'D';

CREATE INDEX "fcm_status_sort" ON "fcm" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "fcm_id_app_index" ON "fcm" USING btree (id_company,id_app);

CREATE INDEX "fcm_search_index" ON "fcm" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "licence_subscription_code_key" ON "licence_subscription" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "licence_subscription_order_key" ON "licence_subscription" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "licence_subscription_id_bundle_sort" ON "licence_subscription" USING btree (id_company,"id_bundle",id) WHERE status <> 'D';

CREATE INDEX "licence_subscription_quantity_sort" ON "licence_subscription" USING btree (id_company,"quantity",id) WHERE status <> 'D';

CREATE INDEX "licence_subscription_until_sort" ON "licence_subscription" USING btree (id_company,"until",id) WHERE status <> 'D';

CREATE INDEX "licence_subscription_renewal_sort" ON "licence_subscription" USING btree (id_company,"renewal",id) WHERE status <> 'D';

CREATE INDEX "licence_subscription_state_sort" ON "licence_subscription" USING btree (id_company,"state",id) WHERE status <> 'D';

CREATE INDEX "licence_subscription_status_sort" ON "licence_subscription" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "licence_subscription_from_range" ON "licence_subscription" USING btree (id_company,"from") WHERE status <> 'D';

CREATE INDEX "licence_subscription_cancelled_range" ON "licence_subscription" USING btree (id_company,"cancelled") WHERE status <> 'D';

CREATE INDEX "licence_subscription_id_bundle_index" ON "licence_subscription" USING btree (id_company,id_bundle);

CREATE INDEX "licence_subscription_id_licence_brand_index" ON "licence_subscription" USING btree (id_company,id_licence_brand);

CREATE INDEX "licence_subscription_search_index" ON "licence_subscription" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "lot_property_code_key" ON "lot_property" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "lot_property_order_key" ON "lot_property" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "lot_property_id_manufacturer_sort" ON "lot_property" USING btree (id_company,"id_manufacturer",id) WHERE status <> 'D';

CREATE INDEX "lot_property_id_device_model_sort" ON "lot_property" USING btree (id_company,"id_device_model",id) WHERE status <> 'D';

CREATE INDEX "lot_property_quantity_sort" ON "lot_property" USING btree (id_company,"quantity",id) WHERE status <> 'D';

CREATE INDEX "lot_property_received_sort" ON "lot_property" USING btree (id_company,"received",id) WHERE status <> 'D';

CREATE INDEX "lot_property_state_sort" ON "lot_property" USING btree (id_company,"state",id) WHERE status <> 'D';

CREATE INDEX "lot_property_status_sort" ON "lot_property" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "lot_property_id_manufacturer_index" ON "lot_property" USING btree (id_company,id_manufacturer);

CREATE INDEX "lot_property_id_device_model_index" ON "lot_property" USING btree (id_company,id_device_model);

CREATE INDEX "lot_property_search_index" ON "lot_property" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "notification_subscription_code_key" ON "notification_subscription" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "notification_subscription_order_key" ON "notification_subscription" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "notification_subscription_id_notification_class_sort" ON "notification_subscription" USING btree (id_company,"id_notification_class",id) WHERE status <> 'D';

CREATE INDEX "notification_subscription_id_notification_type_sort" ON "notification_subscription" USING btree (id_company,"id_notification_type",id) WHERE status <> 'D';

CREATE INDEX "notification_subscription_application_sort" ON "notification_subscription" USING btree (id_company,"application",id) WHERE status <> 'D';

CREATE INDEX "notification_subscription_status_sort" ON "notification_subscription" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "notification_subscription_id_notification_class_index" ON "notification_subscription" USING btree (id_company,id_notification_class);

CREATE INDEX "notification_subscription_id_notification_type_index" ON "notification_subscription" USING btree (id_company,id_notification_type);

CREATE INDEX "notification_subscription_search_index" ON "notification_subscription" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "pay_enrollment_code_key" ON "pay_enrollment" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "pay_enrollment_order_key" ON "pay_enrollment" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "pay_enrollment_id_pay_tariff_sort" ON "pay_enrollment" USING btree (id_company,"id_pay_tariff",id) WHERE status <> 'D';

CREATE INDEX "pay_enrollment_monthly_volume_sort" ON "pay_enrollment" USING btree (id_company,"monthly_volume",id) WHERE status <> 'D';

CREATE INDEX "pay_enrollment_submitted_sort" ON "pay_enrollment" USING btree (id_company,"submitted",id) WHERE status <> 'D';

CREATE INDEX "pay_enrollment_state_sort" ON "pay_enrollment" USING btree (id_company,"state",id) WHERE status <> 'D';

CREATE INDEX "pay_enrollment_status_sort" ON "pay_enrollment" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "pay_enrollment_average_payment_range" ON "pay_enrollment" USING btree (id_company,"average_payment") WHERE status <> 'D';

CREATE INDEX "pay_enrollment_readers_range" ON "pay_enrollment" USING btree (id_company,"readers") WHERE status <> 'D';

CREATE INDEX "pay_enrollment_id_pay_tariff_index" ON "pay_enrollment" USING btree (id_company,id_pay_tariff);

CREATE INDEX "pay_enrollment_id_pay_reseller_index" ON "pay_enrollment" USING btree (id_company,id_pay_reseller);

CREATE INDEX "pay_enrollment_search_index" ON "pay_enrollment" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "production_circuit_code_key" ON "production_circuit" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "production_circuit_order_key" ON "production_circuit" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "production_circuit_status_sort" ON "production_circuit" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "production_circuit_search_index" ON "production_circuit" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "production_circuit_steps_id_monitor_kind_index" ON "production_circuit_steps" USING btree (id_company,id_monitor_kind);

CREATE UNIQUE INDEX "security_integrator_code_key" ON "security_integrator" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "security_integrator_order_key" ON "security_integrator" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "security_integrator_id_integrator_app_sort" ON "security_integrator" USING btree (id_company,"id_integrator_app",id) WHERE status <> 'D';

CREATE INDEX "security_integrator_id_security_profile_sort" ON "security_integrator" USING btree (id_company,"id_security_profile",id) WHERE status <> 'D';

CREATE INDEX "security_integrator_until_sort" ON "security_integrator" USING btree (id_company,"until",id) WHERE status <> 'D';

CREATE INDEX "security_integrator_status_sort" ON "security_integrator" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "security_integrator_from_range" ON "security_integrator" USING btree (id_company,"from") WHERE status <> 'D';

CREATE INDEX "security_integrator_id_integrator_app_index" ON "security_integrator" USING btree (id_company,id_integrator_app);

CREATE INDEX "security_integrator_id_security_profile_index" ON "security_integrator" USING btree (id_company,id_security_profile);

CREATE INDEX "security_integrator_search_index" ON "security_integrator" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "security_profile_code_key" ON "security_profile" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "security_profile_order_key" ON "security_profile" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "security_profile_type_sort" ON "security_profile" USING btree (id_company,"type",id) WHERE status <> 'D';

CREATE INDEX "security_profile_scope_sort" ON "security_profile" USING btree (id_company,"scope",id) WHERE status <> 'D';

CREATE INDEX "security_profile_status_sort" ON "security_profile" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "security_profile_search_index" ON "security_profile" USING gin (id_company,search gin_trgm_ops);

ALTER TABLE "board" ADD CONSTRAINT "board_id_lot_property_fk" FOREIGN KEY ("id_lot_property") REFERENCES "public"."lot_property"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "board_id_lot_property_index" ON "board" USING btree (id_company,id_lot_property);
