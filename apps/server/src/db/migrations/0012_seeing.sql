ALTER TABLE "role_change" ADD COLUMN "id_seen" uuid;

ALTER TABLE "role_change" ADD CONSTRAINT "role_change_id_seen_app_user_id_fk" FOREIGN KEY ("id_seen") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "role_change_seen" ON "role_change" USING btree ("id_seen","at");
