-- Messages that staff send by hand: one tap opens WhatsApp with the text.
alter table message drop constraint message_channel_check,
  -- Every row satisfies the narrower constraint that it replaces.
  add constraint message_channel_check check (channel in ('app', 'mail', 'push', 'whatsapp', 'tap')) not valid;

-- The words and the number, until a day after somebody sent them.
create table tap_message (
  message_id bigint primary key references message on delete cascade,
  phone text not null,
  title text not null,
  text text not null,
  decided_by bigint references member,
  decided_at timestamptz
);
create index tap_message_decided on tap_message (decided_at desc);
create index message_to_tap on message (created_at, id) where channel = 'tap' and state = 'queued';

-- What may be sent by hand now: not at night, and not to numbers whose owner stopped it.
create view tap_waiting as
select m.id, m.created_at, t.phone, t.title, t.text from message m join tap_message t on t.message_id = m.id
where m.channel = 'tap' and m.state = 'queued' and m.not_before <= now() and not exists (
  select from contact_choice c
  where c.person = m.person and c.channel = 'whatsapp' and c.topic = m.topic and not c.allowed);
