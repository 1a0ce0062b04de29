-- Staff add funds and retire them. Those that the app itself pays into stay in use.
alter table fund add column kept boolean not null default false;
update fund set kept = true where code in ('zakat-maal', 'zakat-penghasilan', 'zakat-fitrah', 'infak-umum', 'wakaf', 'hasil-wakaf');
alter table fund add constraint fund_kept check (active or not kept);
