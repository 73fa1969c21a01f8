ALTER TABLE "kitchen_task" ADD COLUMN "id_monitor" uuid;

ALTER TABLE "kitchen_task" ADD CONSTRAINT "kitchen_task_id_company_id_monitor_monitor_id_company_id_fk" FOREIGN KEY ("id_company","id_monitor") REFERENCES "public"."monitor"("id_company","id") ON DELETE no action ON UPDATE no action;
