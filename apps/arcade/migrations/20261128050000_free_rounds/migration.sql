-- Free rounds that the site grants: what a session may use, and the grant that a round has used.
ALTER TABLE session ADD COLUMN free_grant uuid, ADD COLUMN free_value bigint;
ALTER TABLE round ADD COLUMN free_grant uuid;
