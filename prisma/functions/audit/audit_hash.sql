-- The hash that a row of the audit log must have. All fields are in one JSON array, whose text
-- Postgres writes in exactly one way.
create or replace function audit_hash(e audit_event) returns bytea language sql stable as $$
  select sha256(e.prev_hash || convert_to(jsonb_build_array(
    e.brand_id, e.seq, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.staff_id,
    e.actor, e.action, e.subject_type, e.subject, e.before, e.after, e.reason)::text, 'UTF8'))
$$;
