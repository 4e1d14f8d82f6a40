-- Where the answer to a kept letter would go.
alter table mail_outbox add column reply_to text;
