-- The functions of triggers get names that begin with their module, like the others. A trigger keeps
-- its function when that is renamed.
alter function refuse_audit_change() rename to audit_refuse_change;
alter function tell_site_changed() rename to brand_publish_change;
alter function keep_upline() rename to member_keep_upline;
alter function end_sessions_of_changed_member() rename to session_end_of_changed_member;
alter function forget_devices_of_changed_member() rename to session_forget_devices;
alter function end_sessions_of_changed_staff() rename to staff_end_sessions;

update sql_function f set name = n.new
  from (values ('refuse_audit_change', 'audit_refuse_change'),
               ('tell_site_changed', 'brand_publish_change'),
               ('keep_upline', 'member_keep_upline'),
               ('end_sessions_of_changed_member', 'session_end_of_changed_member'),
               ('forget_devices_of_changed_member', 'session_forget_devices'),
               ('end_sessions_of_changed_staff', 'staff_end_sessions')) n (old, new)
 where f.name = n.old;
