-- A campaign's page says what was taken of it as amil's share, and what of it was moved.
call watch_content('amil_take');
call watch_content('fund_transfer');
