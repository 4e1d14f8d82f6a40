-- Which of the method's models a range came from, and half its width as a logarithm: what grading it needs to know.
-- Null on predictions of the first edition, whose hashes are without them.
alter table analysis_predictions add column model text, add column half_width double precision;
