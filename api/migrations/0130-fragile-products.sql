-- Staff mark what breaks; its parcel's label says so.
alter table product add column fragile boolean not null default false;
