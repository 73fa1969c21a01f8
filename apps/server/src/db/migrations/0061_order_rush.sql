-- A till can say that an order goes first, and a screen which build of the app it runs.
ALTER TABLE "fired_order" ADD COLUMN "is_rush" boolean NOT NULL DEFAULT false;
ALTER TABLE "kitchen_screen" ADD COLUMN "app" text;
