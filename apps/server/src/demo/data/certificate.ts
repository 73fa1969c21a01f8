/**
 * What the first store of the demo signs its tickets with. It was made for the demo by an issuer that nobody trusts, and
 * its key opens nothing.
 */
export const demoCertificate = {
  name: 'taberna-la-encina.p12',
  password: 'encina',
  content: [
    'MIIEHAIBAzCCA9IGCSqGSIb3DQEHAaCCA8MEggO/MIIDuzCCAnIGCSqGSIb3DQEHBqCCAmMwggJfAgEAMIICWAYJKoZIhvcNAQcB',
    'MFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgiUwUKqB1NKwICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEH9s',
    'zZjwgBYpajG6wVtIC6eAggHwKNgJB6v51whps1khZAqwwIuCsLexF3h+AR6DrEfnj62d4d9nBCN8a4b5+dKoEdf+KARu2F9lehKY',
    'YxAM7DYaIrb0rM2eMMQDGBa7pMnU+b9bbYyc5Y/tarlQ+lQwyecTQe9yu0xsw2Dt+6rM9KiX7py3jBF8oVBkXhdEJ7CzojuvTzMb',
    'tDQyLOJi89youtRsVU2yCgDyq4L9f+1TgK75kBX1eLQSu2zAb5gY+lHqMOPvmtf0GwjRWc4aKyo3u8IRnCY//SA/FX6h2PX6XojY',
    '7VcdR8iNdeCqgC7lWsZmZIMTcAKKoMZoqtArWBOhWWZ5bijnUZXJtUBOPSbNOqFCorXG9GtOxgtSL7ITos+taxB+CxCRAWBsuilk',
    'yh5N94SZO66blJQIBP3xfjcVXoXYEeM7FrMuncQON0XIHnknEQgqPH59+hbv2KhihO+K9ZHbji4NZBJ5egvKb4kMrGCMMQ0N4u28',
    'F/vlY0v+eETLQKc8UZzi0zTL/RBCEtVXLKeJQ8tI2fRTWvlh4wgp9ftVohq9EX83qLAW4GRmQKV0Wxv30VomcT75hWnvbMijPxZ7',
    'QuvPWrqjY+sReA0DUHYQE+gm/9+NnSX/nJhAjMK9kmdOgnP0j01vPuYikHSeRbRQw/BOBK/CljLwcdm2QbnIdDCCAUEGCSqGSIb3',
    'DQEHAaCCATIEggEuMIIBKjCCASYGCyqGSIb3DQEMCgECoIHvMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAh3E1KW',
    'MkIELQICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEPMui7IdoJJin3VRifxMsc4EgZBXF9z/JN4DHcAVaHTFsHLrU0nq',
    'IZGxQh9rtJFy9gHk7gb6Zj6R76RHmqFf/m/mI9w/r2r7DiwdhtiPNSUy/3eYfuOTpb21FHJYWC3vuEms6cxPR2USEde53xPvbgmA',
    'xmMQDUBhjdyf6aSavpzszz8bz7jKQ64So0eccAQ2rBELzIpKwHANOQffG0ZT0OE9q48xJTAjBgkqhkiG9w0BCRUxFgQUTdx8p1g1',
    'P1SdiICviSnXnq0Y0JUwQTAxMA0GCWCGSAFlAwQCAQUABCDpax63dRP+mwQ01aszm+fU30CM1bWAas1mNjMxkqzmQwQIcBwy7Ic6',
    'pu0CAggA',
  ].join(''),
};
