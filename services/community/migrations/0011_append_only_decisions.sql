CREATE FUNCTION "community"."refuse_decision_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{user_id,moderator_id}'::text[] = to_jsonb(OLD) - '{user_id,moderator_id}'::text[] THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'moderation decisions are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "moderation_decisions_append_only" BEFORE UPDATE OR DELETE ON "community"."moderation_decisions"
FOR EACH ROW EXECUTE FUNCTION "community"."refuse_decision_change"();
