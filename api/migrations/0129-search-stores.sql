-- Visitors find a store by its name, as they find products. (`words` is for staff: it has the account's holder.)
alter table store add column search tsvector generated always as (search_document(name, '')) stored;
create index store_search on store using gin (search);
create trigger learn_inserted after insert on store referencing new table as inserted
  for each statement execute function learn_inserted_words();
create trigger learn_changed after update on store
  for each row when (old.search is distinct from new.search) execute function learn_changed_words();
insert into search_word (catalogue, word)
  select distinct 'store', word from store, unnest(tsvector_to_array(store.search)) as word
  on conflict do nothing;
