/** Jest's global teardown; whatever a killed run can't end itself, its guardian does. */
export default () => globalThis.testDatabaseServer.stop();
