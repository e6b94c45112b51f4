// Loaded first into every child of the stack (`node --import`): when the parent is gone, however it
// went, its end of the channel closes, and the child ends with all that it started itself. What a child
// forks inherits the option but not the duty: DIE_WITH names the process whose children are meant.
if (process.channel && process.env.DIE_WITH === String(process.ppid)) {
  process.on('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGKILL');
    } catch {
      process.exit(1);
    }
  });
  // The listener alone would keep a child alive that has nothing left to do.
  process.channel.unref();
}
