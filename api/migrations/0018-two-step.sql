-- One word for one thing: the screen, the calls and the settings say two-step.
alter table second_step rename to two_step;
alter index second_step_pkey rename to two_step_pkey;
