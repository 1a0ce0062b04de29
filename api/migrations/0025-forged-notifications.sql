-- Of letters that only pretend to be the provider's nothing is kept but how many came: anybody can send as many as they like.
create table forged_notification (
  day date primary key,
  letters bigint not null
);

insert into forged_notification (day, letters)
select (received_at at time zone 'Asia/Jakarta')::date, count(*) from provider_notification
where verdict = 'forged' group by 1;
delete from provider_notification where verdict = 'forged';
