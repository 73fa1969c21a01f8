DROP INDEX "kitchen_operation_at";

CREATE INDEX "kitchen_operation_undone" ON "kitchen_operation" USING btree ("id_company","at") WHERE relinks <> '[]'::jsonb;

CREATE INDEX "kitchen_operation_at" ON "kitchen_operation" USING btree ("id_company","at") WHERE relinks = '[]'::jsonb;
