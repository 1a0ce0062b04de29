-- The packing page keeps the parcels of today in view after they were numbered.
create index shipment_shipped on shipment (shipped_at) where (shipped_at is not null);
