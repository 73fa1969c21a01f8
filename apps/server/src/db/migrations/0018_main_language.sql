ALTER TABLE "product" ADD COLUMN "main_language" text DEFAULT '' NOT NULL;

DROP INDEX "area_names_en_gb_sort";

DROP INDEX "area_names_es_es_sort";

DROP INDEX "area_names_ar_eg_sort";

DROP INDEX "business_source_names_en_gb_sort";

DROP INDEX "business_source_names_es_es_sort";

DROP INDEX "business_source_names_ar_eg_sort";

DROP INDEX "currency_names_en_gb_sort";

DROP INDEX "currency_names_es_es_sort";

DROP INDEX "currency_names_ar_eg_sort";

DROP INDEX "department_names_en_gb_sort";

DROP INDEX "department_names_es_es_sort";

DROP INDEX "department_names_ar_eg_sort";

DROP INDEX "item_group_names_en_gb_sort";

DROP INDEX "item_group_names_es_es_sort";

DROP INDEX "item_group_names_ar_eg_sort";

DROP INDEX "kitchen_order_names_en_gb_sort";

DROP INDEX "kitchen_order_names_es_es_sort";

DROP INDEX "kitchen_order_names_ar_eg_sort";

DROP INDEX "matrix_names_en_gb_sort";

DROP INDEX "matrix_names_es_es_sort";

DROP INDEX "matrix_names_ar_eg_sort";

DROP INDEX "modifier_names_en_gb_sort";

DROP INDEX "modifier_names_es_es_sort";

DROP INDEX "modifier_names_ar_eg_sort";

DROP INDEX "monitor_names_en_gb_sort";

DROP INDEX "monitor_names_es_es_sort";

DROP INDEX "monitor_names_ar_eg_sort";

DROP INDEX "pack_names_en_gb_sort";

DROP INDEX "pack_names_es_es_sort";

DROP INDEX "pack_names_ar_eg_sort";

DROP INDEX "payment_method_names_en_gb_sort";

DROP INDEX "payment_method_names_es_es_sort";

DROP INDEX "payment_method_names_ar_eg_sort";

DROP INDEX "product_names_en_gb_sort";

DROP INDEX "product_names_es_es_sort";

DROP INDEX "product_names_ar_eg_sort";

DROP INDEX "rate_names_en_gb_sort";

DROP INDEX "rate_names_es_es_sort";

DROP INDEX "rate_names_ar_eg_sort";

DROP INDEX "region_names_en_gb_sort";

DROP INDEX "region_names_es_es_sort";

DROP INDEX "region_names_ar_eg_sort";

DROP INDEX "section_names_en_gb_sort";

DROP INDEX "section_names_es_es_sort";

DROP INDEX "section_names_ar_eg_sort";

DROP INDEX "store_names_en_gb_sort";

DROP INDEX "store_names_es_es_sort";

DROP INDEX "store_names_ar_eg_sort";

DROP INDEX "subdepartment_names_en_gb_sort";

DROP INDEX "subdepartment_names_es_es_sort";

DROP INDEX "subdepartment_names_ar_eg_sort";

DROP INDEX "supplier_names_en_gb_sort";

DROP INDEX "supplier_names_es_es_sort";

DROP INDEX "supplier_names_ar_eg_sort";

DROP INDEX "tax_names_en_gb_sort";

DROP INDEX "tax_names_es_es_sort";

DROP INDEX "tax_names_ar_eg_sort";

DROP INDEX "ticket_kind_names_en_gb_sort";

DROP INDEX "ticket_kind_names_es_es_sort";

DROP INDEX "ticket_kind_names_ar_eg_sort";
