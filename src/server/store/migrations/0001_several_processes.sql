CREATE TABLE "definition_modules" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"given_out_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "shared_values" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
