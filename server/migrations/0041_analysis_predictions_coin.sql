-- The record of one coin is asked for with every analysis.
create index analysis_predictions_coin on analysis_predictions (source, symbol, horizon, due_at);
