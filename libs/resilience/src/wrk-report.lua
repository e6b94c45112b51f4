-- Printed by wrk at the end of a run: one line of JSON for wrk.ts. Times in microseconds.
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '{"calls":%d,"microseconds":%d,"p50":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout
  ))
end
