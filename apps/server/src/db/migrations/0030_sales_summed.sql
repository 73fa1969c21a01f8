ALTER TABLE "closing" ADD COLUMN "grand_returns" bigint DEFAULT 0 NOT NULL;

ALTER TABLE "closing" ADD COLUMN "blocks" jsonb;

ALTER TABLE "ticket" ADD COLUMN "day" date;

ALTER TABLE "ticket" ADD COLUMN "hour" smallint;

ALTER TABLE "ticket" ADD COLUMN "kind" text DEFAULT 'N' NOT NULL;

ALTER TABLE "ticket" ADD COLUMN "status" text DEFAULT 'F' NOT NULL;

ALTER TABLE "ticket" ADD COLUMN "id_amended" uuid;

ALTER TABLE "ticket" ADD COLUMN "id_employee" uuid;

ALTER TABLE "ticket" ADD COLUMN "id_customer" uuid;

ALTER TABLE "ticket" ADD COLUMN "id_ticket_kind" uuid;

ALTER TABLE "ticket" ADD COLUMN "id_source" uuid;

ALTER TABLE "ticket" ADD COLUMN "table_name" text;

ALTER TABLE "ticket" ADD COLUMN "covers" integer DEFAULT 0 NOT NULL;

ALTER TABLE "ticket" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;

ALTER TABLE "ticket" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;

ALTER TABLE "ticket" ADD COLUMN "tips" bigint DEFAULT 0 NOT NULL;

ALTER TABLE "ticket" ADD COLUMN "rounding" bigint DEFAULT 0 NOT NULL;

ALTER TABLE "ticket" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;

ALTER TABLE "ticket" ADD COLUMN "corrected" bigint DEFAULT 0 NOT NULL;

ALTER TABLE "ticket" ADD COLUMN "voided" jsonb;

ALTER TABLE "ticket" ADD COLUMN "copies" integer DEFAULT 0 NOT NULL;

ALTER TABLE "ticket" ADD COLUMN "training" boolean DEFAULT false NOT NULL;

ALTER TABLE "ticket_line" ADD COLUMN "id_department" uuid;

ALTER TABLE "ticket_line" ADD COLUMN "net" bigint DEFAULT 0 NOT NULL;

ALTER TABLE "ticket_line" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;

ALTER TABLE "ticket_line" ADD COLUMN "share" bigint DEFAULT 0 NOT NULL;

ALTER TABLE "ticket_line" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;

-- Tickets that are there already get the business day and the hour of their store's clock, their tips, and of each line
-- its department and its net: what is due up to it of the ticket's net, less what the lines before it have.
update "ticket" sold set
  "hour" = extract(hour from sold."at" at time zone place.time_zone),
  "day" = (sold."at" at time zone place.time_zone - place.begins
    + case when place.begins >= '12:00' then interval '1 day' else interval '0' end)::date,
  "tips" = coalesce((select sum(paid."amount") from "ticket_payment" paid
    where paid."id_company" = sold."id_company" and paid."id_ticket" = sold."id" and paid."kind" = 'P'), 0)
from (
  select shop."id_company", shop."id", shop."time_zone", coalesce((
    select coalesce(cut."day_cut_off", '00:00') from "kitchen_store" cut
    where cut."id_company" = shop."id_company" and cut."id_store" = shop."id" and cut."status" = 'A'
    order by cut."order", cut."id" limit 1), '05:00'::time) as begins
  from "store" shop) place
where place."id_company" = sold."id_company" and place."id" = sold."id_store";

ALTER TABLE "ticket" ALTER COLUMN "day" SET NOT NULL;

ALTER TABLE "ticket" ALTER COLUMN "hour" SET NOT NULL;

update "ticket_line" line set
  "id_department" = (select article."id_department" from "product" article
    where article."id_company" = line."id_company" and article."id" = line."id_product"),
  "net" = due.upto - due.before
from (
  select part."id_company", part."id_ticket", part."position",
    coalesce(round(sold."net"::numeric * sum(part."total") over own / nullif(sold."total", 0)), 0) as upto,
    coalesce(round(sold."net"::numeric * (sum(part."total") over own - part."total") / nullif(sold."total", 0)), 0) as before
  from "ticket_line" part
  join "ticket" sold on sold."id_company" = part."id_company" and sold."id" = part."id_ticket"
  window own as (partition by part."id_company", part."id_ticket" order by part."position")) due
where due."id_company" = line."id_company" and due."id_ticket" = line."id_ticket" and due."position" = line."position";

CREATE TABLE "sale_sum" (
	"id_company" uuid NOT NULL,
	"facet" text NOT NULL,
	"grain" text NOT NULL,
	"id_store" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"gross" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"tickets" bigint NOT NULL,
	"quantity" numeric NOT NULL,
	"discounts" bigint NOT NULL,
	"discounted" bigint NOT NULL,
	"refunds" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"voids" bigint NOT NULL,
	"voided" bigint NOT NULL,
	"covers" bigint NOT NULL,
	"tips" bigint NOT NULL,
	"rounding" bigint NOT NULL,
	"newest" timestamp with time zone NOT NULL
);


ALTER TABLE "ticket" ADD CONSTRAINT "ticket_id_company_id_amended_ticket_id_company_id_fk" FOREIGN KEY ("id_company","id_amended") REFERENCES "public"."ticket"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "closing_store" ON "closing" USING btree ("id_company","id_store","kind","to");

CREATE INDEX "ticket_amended" ON "ticket" USING btree ("id_company","id_amended") WHERE "ticket"."id_amended" is not null;

CREATE INDEX "ticket_day" ON "ticket" USING btree ("id_company","id_store","day");
CREATE INDEX "ticket_open" ON "ticket" USING btree ("id_company","id_store","id_terminal") WHERE "ticket"."id_closing" is null;
