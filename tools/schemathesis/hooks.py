"""Writes whole numbers as the server reads them, in bodies, queries and paths: 5 instead of 5.0, and nothing beyond 64 bits."""

import schemathesis


def whole(value):
    """The value with every 5.0 in it written as 5, and numbers that fit `format: uint64`."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return min(value, 2**64 - 1)
    if isinstance(value, list):
        return [whole(item) for item in value]
    if isinstance(value, dict):
        return {name: whole(item) for name, item in value.items()}
    return value


@schemathesis.hook
def map_body(context, body):
    return whole(body)


@schemathesis.hook
def map_query(context, query):
    return whole(query)


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    return whole(path_parameters)
