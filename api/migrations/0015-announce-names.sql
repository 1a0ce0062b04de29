-- What the public reads also names people: a donor who leaves becomes 'Hamba Allah', and a student may change the name.
create trigger announce_donor after update on donation for each row
  when (new.verified_at is not null and old.donor_name is distinct from new.donor_name)
  execute function announce_content();
create trigger announce_name after update on member for each row
  when (old.full_name is distinct from new.full_name or old.username is distinct from new.username)
  execute function announce_content();
