CREATE INDEX "ticket_public" ON "ticket" USING btree ("id");
