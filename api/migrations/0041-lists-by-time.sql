-- Notifications are listed by their time: what is written down later may be older news.
create index notification_by_time on notification (member_id, created_at desc, id desc);
create index notification_unread_by_time on notification (member_id, created_at desc, id desc) where read_at is null;
drop index notification_of;
drop index notification_unread;
-- The prayers of a campaign, newest first.
create index donation_with_words on donation (campaign_id, verified_at desc, id desc)
  where verified_at is not null and message <> '';
