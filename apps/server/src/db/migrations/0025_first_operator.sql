CREATE TABLE "beginning" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires" timestamp with time zone NOT NULL
);

