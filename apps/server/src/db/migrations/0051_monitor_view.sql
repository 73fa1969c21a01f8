-- Monitors that there are go on as they were: a card for each order, at the pass with what is still awaited.
ALTER TABLE "monitor" ADD COLUMN "view" text NOT NULL DEFAULT 'SEPARATED';
ALTER TABLE "monitor" ADD COLUMN "view_ready" text NOT NULL DEFAULT 'SEPARATED_READY';
ALTER TABLE "monitor" ALTER COLUMN "view" DROP DEFAULT;
ALTER TABLE "monitor" ALTER COLUMN "view_ready" DROP DEFAULT;

ALTER TABLE "monitor" ADD CONSTRAINT "monitor_view_check" CHECK ("view" in ('SEPARATED', 'CONSOLIDATED', 'MIXED', 'FULL_TICKET'));

ALTER TABLE "monitor" ADD CONSTRAINT "monitor_view_ready_check" CHECK ("view_ready" in ('SEPARATED_READY', 'FULL_TICKET_READY', 'SEPARATED'));
