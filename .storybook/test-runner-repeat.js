// What a browser does is not always the same: a story that fails is tried once more, and named when it passes then.
if (!process.env['COMANDA_FULL']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
