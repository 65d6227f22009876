#!/bin/sh
# Fly mounts a volume owned by root, whatever the image says. Hand it to `node`, then become `node` for good; exec keeps the
# server process 1, so that it gets the signal to stop.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown -R node:node /data
  exec setpriv --reuid=node --regid=node --init-groups -- "$@"
fi
exec "$@"
