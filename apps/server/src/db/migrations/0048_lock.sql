ALTER TABLE "membership" ADD COLUMN "locked" timestamp with time zone;

-- Of who is locked in a company no key opens it, given or held.
CREATE OR REPLACE VIEW "open_key" WITH (security_invoker = true) AS
SELECT held."id", held."id_holder", held."id_company", held."actions", held."until", giver."kind",
	CASE giver."kind" WHEN 'SYS' THEN 'OPERATOR' ELSE given."role" END AS "role"
FROM "access_key" held
JOIN "app_user" giver ON giver."id" = held."id_giver" AND giver."status" = 'ACT'
LEFT JOIN "membership" given ON given."id_user" = giver."id" AND given."id_company" = held."id_company"
	AND given."locked" IS NULL
WHERE held."status" = 'ACP' AND held."revoked" IS NULL AND held."until" > now()
	AND (giver."kind" = 'SYS' OR given."role" IS NOT NULL)
	AND NOT EXISTS (SELECT FROM "membership" own WHERE own."id_user" = held."id_holder"
		AND own."id_company" = held."id_company" AND own."locked" IS NOT NULL);
