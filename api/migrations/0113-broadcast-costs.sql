-- How many people a broadcast reaches by WhatsApp's official service, which costs money for each.
alter table broadcast add column whatsapp_people int not null default 0;
create index broadcast_by_start on broadcast (start_at);
